import { RETENTION_DAYS } from '@serein/contracts/registry';
import type { History } from './history.ts';
import type { VersionFiles } from './version-files.ts';
import type { Versions } from './versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A removal that was cut short is taken up by another process after this long. */
const ABANDONED_MS = 60 * 60 * 1000;

interface Parts {
  versions: Versions;
  files: VersionFiles;
  history: History;
}

/**
 * Removes versions that nobody can be using: no pointer names them, none did within `RETENTION_DAYS`, and nobody wrote
 * anything of them within that time. Uploads that were never completed go the same way.
 * @returns what was removed, as `<app>/<version>`
 */
export async function prune({ versions, files, history }: Parts, now: Date): Promise<string[]> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const abandoned = new Date(now.getTime() - ABANDONED_MS);
  const uploads = await files.versions();
  const stored = (await versions.names()).map(({ app, version }) => `${app}/${version}`);
  const removed: string[] = [];
  for (const name of new Set([...uploads.keys(), ...stored])) {
    const [app = '', version = ''] = name.split('/');
    const found = await versions.state(app, version);
    const written = found.state === 'absent' ? uploads.get(name)?.latest : found.written;
    if (!written || written >= (found.state === 'locked' ? abandoned : cutoff)) continue;
    // Asked after the state was read: whoever points at this version from now on renews it, and the lock fails.
    if ((await namedSince(app, history, cutoff)).has(version)) continue;
    const removeFiles = async (): Promise<void> => {
      for (const path of uploads.get(name)?.paths ?? []) await files.remove(app, version, path);
    };
    if (await versions.withLock(app, version, found, removeFiles)) removed.push(name);
  }
  return removed;
}

/** The versions that an app's pointers have named since then, the pointer of that moment included. */
async function namedSince(app: string, history: History, cutoff: Date): Promise<Set<string>> {
  const named: (string | null | undefined)[] = [];
  for await (const { pointer, since } of history.newestFirst(app)) {
    if (named.length === 0) named.push(pointer.previous);
    named.push(pointer.version, pointer.canary?.version);
    if (since < cutoff) break;
  }
  return new Set(named.filter((version) => version != null));
}
