import { setTimeout as delay } from 'node:timers/promises';

const WITHIN_MS = 60_000;

/** Asks again until it comes true; for what spreads by itself, such as a subscription from one server to the others. */
export async function eventually<T>(check: () => Promise<T>): Promise<T> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(50);
    }
  }
}
