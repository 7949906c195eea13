import { CommandFailure } from '../failure.ts';
import type { LogFile } from '../start/log-file.ts';
import type { Supervised } from '../supervisor/supervised.ts';

/** Indexes may have to be built, and demo data seeded. */
const READY_WITHIN_MS = 60_000;

interface Replacement {
  /** The running ones; changed in place. */
  copies: Supervised[];
  /** Starts one of the present build. */
  start: () => Supervised;
  log: LogFile;
  tell: (line: string) => void;
}

/** Starts a new copy, waits until it is ready, then stops an old one in good order; and so with each. */
export async function replaceCopies({ copies, start, log, tell }: Replacement): Promise<void> {
  const old = [...copies];
  for (const [index, leaving] of old.entries()) {
    const which = old.length === 1 ? 'the copy' : `copy ${index + 1} of ${old.length}`;
    const before = log.size();
    const fresh = start();
    copies.push(fresh);
    try {
      await fresh.ready(READY_WITHIN_MS);
    } catch (error) {
      await fresh.stop();
      copies.splice(copies.indexOf(fresh), 1);
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandFailure(
        `The new one for ${which} did not come up: ${why}. The old one stays.\n${log.end(before)}`.trimEnd(),
      );
    }
    tell(`${which}: the new one is ready (process ${fresh.pid})`);
    const { pid } = leaving;
    await leaving.stop();
    copies.splice(copies.indexOf(leaving), 1);
    tell(`${which}: the old one has ended (process ${pid})`);
  }
}
