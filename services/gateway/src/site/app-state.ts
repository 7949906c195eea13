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

/** Brings what a pointer names. */
export async function followPointer<Content>(
  app: string,
  pointer: Pointer,
  load: (version: string) => Promise<Loaded<Content> | null>,
): Promise<AppState<Content>> {
  const [live, previous, canary] = await Promise.all([
    pointer.url === undefined ? load(pointer.version) : { release: devRelease(app, pointer.url), content: null },
    pointer.previous === null ? null : load(pointer.previous),
    pointer.canary === null ? null : load(pointer.canary.version),
  ]);
  return { app, pointer, live, previous, canary };
}

/** Whether everything that the pointer names is at hand. */
export const isWhole = ({ pointer, live, previous, canary }: AppState<unknown>): boolean =>
  live !== null && (pointer.previous === null || previous !== null) && (pointer.canary === null || canary !== null);
