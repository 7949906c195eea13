import type { Change, VersionSummary } from '@serein/contracts/registry';
import { makesLive } from '../change/makes-live.ts';

/** The newest changes of an app, and whether there are older ones. */
export interface KnownChanges {
  /** Newest first. */
  changes: readonly Change[];
  nextCursor: string | null;
}

/**
 * Whether a version is known never to have been live, so that there is no way back to it. A version cannot have
 * gone live before it was published, so one that is newer than the oldest known change has no others.
 */
export function wasNeverLive(
  { version, publishedAt }: Pick<VersionSummary, 'version' | 'publishedAt'>,
  { changes, nextCursor }: KnownChanges,
): boolean {
  if (changes.some((change) => change.version === version && makesLive(change))) return false;
  const oldest = changes.at(-1)?.at;
  return nextCursor === null || (oldest !== undefined && Date.parse(publishedAt) > Date.parse(oldest));
}
