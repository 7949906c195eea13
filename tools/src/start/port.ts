import { createServer } from 'node:net';
import { Unavailable } from '@serein/infra';

/** Throws `Unavailable` when somebody listens on the port, on any address. */
export async function claimPort(port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Unavailable(`Port ${port} is taken: stop what listens there, or set PORT to another one.`);
  }
  if (code) throw new Unavailable(`Port ${port} cannot be used (${code}): set PORT to another one.`);
}
