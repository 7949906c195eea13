import { type ComponentType, lazy } from 'react';
import { type Clock, persist } from './load-chain.ts';
import { pageClock } from './page-clock.ts';

const AGAIN_MS = 10_000;

/** Tries until it is there: an outage ends some time. */
export async function untilLoaded<T>(load: () => Promise<T>, clock: Clock): Promise<T> {
  for (;;) {
    try {
      return await persist(load, clock);
    } catch {
      await clock.pause(AGAIN_MS);
    }
  }
}

/** React's `lazy`, which would keep a failure for the life of the page, without failures. */
export const patiently = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => untilLoaded(load, pageClock));
