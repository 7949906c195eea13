import { setTimeout as delay } from 'node:timers/promises';
import { CommandFailure } from '../failure.ts';

const READY_WITHIN_MS = 120_000;

/** Waits until the gateway says that it and every service are ready. */
export async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
      last = `${answer.status} ${await answer.text()}`;
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await delay(100);
  }
  throw new CommandFailure(`The site is not ready after ${READY_WITHIN_MS / 1000} s: ${last}`);
}
