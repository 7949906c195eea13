import type { Change, Pointer } from '@serein/contracts/registry';
import { makesLive } from '../change/makes-live.ts';

/** The newest changes of an app: the pointer's own, and those that the history gives, once it does; newest first. */
export const newestChanges = ({ change }: Pointer, history: readonly Change[] = []): readonly Change[] => [
  change,
  ...history,
];

/** What made a version live last; null where the changes at hand do not tell. The last change may have been about a canary. */
export const whatMadeLive = (version: string, changes: readonly Change[]): Change | null =>
  changes.find((change) => change.version === version && makesLive(change)) ?? null;

/** How a version was checked; a promoted canary, for instance, when it started. Null where it is not known. */
export const whatChecked = (version: string, changes: readonly Change[]): Change | null =>
  changes.find((change) => change.version === version && (change.smoke !== null || change.forced !== null)) ?? null;
