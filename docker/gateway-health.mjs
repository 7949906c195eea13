/** Whether the gateway in this container takes requests. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`);
process.exitCode = ok ? 0 : 1;
