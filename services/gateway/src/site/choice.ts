import type { RegistryEntry } from '@serein/contracts/registry';
import type { AppState } from './app-state.ts';
import type { Loaded } from './release.ts';

type Channel = RegistryEntry['channel'];

/** What one visitor gets instead of the live version of an app. */
export type Choice = { channel: 'canary' } | ({ channel: 'override' } & OverrideTarget);
export type OverrideTarget = { version: string } | { url: string };
/** By app. Empty for nearly everybody. */
export type Choices = ReadonlyMap<string, Choice>;

/** The version of an app that is shown, and the one that takes its place when it fails. */
export interface Chosen<Content> {
  live: Loaded<Content>;
  previous: Loaded<Content> | null;
  channel: Channel;
}

/**
 * Chooses among an app's versions: the override, else the canary, else the live one, else the previous one.
 * @param override the version that the visitor chose, which is taken as it is
 * @param isUsable whether a version may be shown with this shell
 * @returns null where none can be shown
 */
export function choose<Content>(
  state: AppState<Content> | undefined,
  { override, inCanary }: { override: Loaded<Content> | null; inCanary: boolean },
  isUsable: (candidate: Loaded<Content>) => boolean = () => true,
): Chosen<Content> | null {
  const candidates: [Channel, Loaded<Content> | null | undefined][] = [
    ['canary', inCanary ? state?.canary : null],
    ['live', state?.live],
    ['live', state?.previous],
  ];
  const line: [Channel, Loaded<Content>][] = override ? [['override', override]] : [];
  for (const [channel, candidate] of candidates) if (candidate && isUsable(candidate)) line.push([channel, candidate]);
  const [first, ...others] = line;
  if (!first) return null;
  const [channel, live] = first;
  // Falling back to the same version would be no help, and a dev server is not a last good version.
  const fallBack = others.find(
    ([, { release }]) => release.devOrigin === null && release.version !== live.release.version,
  );
  return { live, previous: fallBack?.[1] ?? null, channel };
}

/** Names a set of choices; equal sets have equal names. */
export const nameOf = (choices: Choices): string =>
  [...choices]
    .map(([app, choice]) => {
      if (choice.channel === 'canary') return `${app} canary`;
      return `${app} ${'url' in choice ? choice.url : choice.version}`;
    })
    .sort()
    .join('\n');
