import type { Failures } from './failures.ts';

/** After the first and the second failure of a version. */
const PAUSES_MS = [400, 1_500];
/** No further try of a version that has taken this long already: a slow one is not made quicker by waiting. */
const PATIENCE_MS = 10_000;

export interface Clock {
  /** Milliseconds. */
  now(): number;
  pause(ms: number): Promise<void>;
}

/** The version has no such module, which is no reason to try again or to avoid the version. */
export class NotExposed extends Error {
  override readonly name = 'NotExposed';
}

/**
 * Tries a load up to three times.
 * @param load gets the number of the try, from 0
 * @throws the last failure; NotExposed at once
 */
export async function persist<T>(load: (attempt: number) => Promise<T>, clock: Clock): Promise<T> {
  const start = clock.now();
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(attempt);
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined || error instanceof NotExposed || clock.now() - start > PATIENCE_MS) throw error;
      await clock.pause(pause);
    }
  }
}

export interface Chain<R, T> {
  /** The best first. */
  releases: readonly R[];
  module: string;
  /** Read for what to pass over, and written. */
  failures: Failures;
  load: (release: R, attempt: number) => Promise<T>;
  clock: Clock;
}

/**
 * Takes a module from the first version that gives it.
 * @throws NotExposed where none of them has it, otherwise the first failure
 */
export async function loadFirst<R extends { version: string }, T>(
  chain: Chain<R, T>,
): Promise<{ release: R; loaded: T }> {
  const { releases, module, failures, load, clock } = chain;
  const lacking: string[] = [];
  let first: unknown;
  for (const release of failures.inOrder(releases, module)) {
    try {
      const loaded = await persist((attempt) => load(release, attempt), clock);
      for (const version of lacking) failures.addMissing(version, module);
      return { release, loaded };
    } catch (error) {
      if (error instanceof NotExposed) lacking.push(release.version);
      else {
        failures.add(release.version, module, troubleOf(error));
        first ??= error;
      }
    }
  }
  throw first ?? knownTrouble(chain) ?? new NotExposed(`There is no ${module}.`);
}

function knownTrouble<R extends { version: string }, T>({ releases, module, failures }: Chain<R, T>): Error | null {
  const known = releases.map(({ version }) => failures.of(version, module)).find(Boolean);
  return known ? new Error(known.trouble) : null;
}

export const troubleOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);
