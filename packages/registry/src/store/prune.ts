import { RETENTION_DAYS } from '@serein/contracts/registry';
import type { History } from './history.ts';
import type { Pointers } from './pointers.ts';
import type { VersionFiles } from './version-files.ts';
import type { Versions } from './versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A removal that was cut short is taken up by another process after this long. */
const ABANDONED_MS = 60 * 60 * 1000;

interface Parts {
  versions: Versions;
  files: VersionFiles;
  pointers: Pointers;
  history: History;
}

/**
 * Removes versions that nobody can be using: no pointer names them, none did within `RETENTION_DAYS`, and nobody wrote
 * anything of them within that time. Uploads that were never completed go the same way.
 * @returns what was removed, as `<app>/<version>`
 */
export async function prune({ versions, files, pointers, history }: Parts, now: Date): Promise<string[]> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const uploads = await files.versions();
  const names = new Set([
    ...uploads.keys(),
    ...(await versions.names()).map(({ app, version }) => `${app}/${version}`),
  ]);
  const apps = new Set([...(await pointers.all()).keys(), ...[...names].map((name) => name.split('/')[0] ?? '')]);
  const kept = new Set((await Promise.all([...apps].map((app) => inUse(app, history, cutoff)))).flat());
  const removed: string[] = [];
  for (const name of names) {
    if (kept.has(name)) continue;
    const [app = '', version = ''] = name.split('/');
    const found = await versions.state(app, version);
    const written = found.state === 'absent' ? uploads.get(name) : found.written;
    const limit = found.state === 'locked' ? new Date(now.getTime() - ABANDONED_MS) : cutoff;
    if (written && written >= limit) continue;
    const lock = await versions.lock(app, version, found);
    if (lock === null) continue;
    await files.removeAll(app, version);
    await versions.unlock(app, version, lock);
    removed.push(name);
  }
  return removed;
}

/** What an app's pointers have named since the cutoff, the pointer of that moment included. */
async function inUse(app: string, history: History, cutoff: Date): Promise<string[]> {
  const named: (string | undefined | null)[] = [];
  let isNewest = true;
  for await (const { pointer, since } of history.newestFirst(app)) {
    named.push(pointer.version, pointer.canary?.version);
    if (isNewest) named.push(pointer.previous);
    isNewest = false;
    if (since < cutoff) break;
  }
  return named.filter((version) => version != null).map((version) => `${app}/${version}`);
}
