import type { Change, Pointer } from '@serein/contracts/registry';

/** How a live version became live, and how it was tried before; null where the changes at hand do not tell. */
export interface LiveStory {
  wentLive: Change | null;
  /** The newest change of this version that came with a trial: a promoted canary's is older than its promotion. */
  tried: Change | null;
}

const MAKES_LIVE: ReadonlySet<Change['action']> = new Set(['deploy', 'promote', 'rollback']);

/**
 * Reads it out of the newest changes. The pointer knows the last one only, which may have been about a canary.
 *
 * @param changes newest first; may be missing, or begin with the pointer's own
 */
export function liveStory({ version, change }: Pointer, changes: readonly Change[] = []): LiveStory {
  const own = [change, ...changes].filter((one) => one.version === version);
  return {
    wentLive: own.find(({ action }) => MAKES_LIVE.has(action)) ?? null,
    tried: own.find(({ smoke }) => smoke !== null) ?? null,
  };
}
