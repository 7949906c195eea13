import type { Pointer } from '@serein/contracts/registry';
import { devRelease, type Loaded } from './release.ts';

/** An app as its pointer has it, with the versions at hand. null: there is none, or it cannot be used. */
export interface AppState<Content> {
  app: string;
  pointer: Pointer;
  live: Loaded<Content> | null;
  previous: Loaded<Content> | null;
  canary: Loaded<Content> | null;
}

/**
 * Brings what a pointer names. One version that cannot be brought does not keep the others away.
 * @param failed is told of it
 */
export async function followPointer<Content>(
  app: string,
  pointer: Pointer,
  load: (version: string) => Promise<Loaded<Content> | null>,
  failed: (version: string, error: unknown) => void,
): Promise<AppState<Content>> {
  const bring = (version: string): Promise<Loaded<Content> | null> =>
    load(version).catch((error: unknown) => {
      failed(version, error);
      return null;
    });
  const [live, previous, canary] = await Promise.all([
    pointer.url === undefined ? bring(pointer.version) : { release: devRelease(app, pointer.url), content: null },
    pointer.previous === null ? null : bring(pointer.previous),
    pointer.canary === null ? null : bring(pointer.canary.version),
  ]);
  return { app, pointer, live, previous, canary };
}

/** Names what of it is at hand; another name where visitors may get something else. */
export const atHand = ({ live, previous, canary }: AppState<unknown>): string =>
  [live, previous, canary].map((loaded) => loaded?.release.version ?? '-').join(' ');

/** Whether everything that the pointer names is at hand. */
export const isWhole = ({ pointer, live, previous, canary }: AppState<unknown>): boolean =>
  live !== null && (pointer.previous === null || previous !== null) && (pointer.canary === null || canary !== null);
