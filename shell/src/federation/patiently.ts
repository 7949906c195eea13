import { type ComponentType, lazy } from 'react';
import { persist } from './load-chain.ts';
import { pageClock } from './page-clock.ts';

/** React's `lazy`, which tries more than once. */
export const patiently = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => persist(load, pageClock));
