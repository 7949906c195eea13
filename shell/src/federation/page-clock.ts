import type { Clock } from './load-chain.ts';

export const pageClock: Clock = {
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
