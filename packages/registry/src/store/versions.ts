import type { KV } from '@nats-io/kv';
import { VersionRecord } from '@serein/contracts/registry/schemas';
import { versionOf } from '../version/version-of.ts';
import { unlessMoved } from './moved.ts';
import type { VersionFiles } from './version-files.ts';

/** Where a version stands. `locked`: its files are being removed, or one of them is being replaced. */
type VersionState =
  | { state: 'complete'; record: VersionRecord; revision: number; written: Date }
  | { state: 'locked'; revision: number; written: Date }
  /** revision: of what was left by a lock that has ended; 0 where there never was anything. */
  | { state: 'absent'; revision: number };

/** What stands in a record's place while files are removed: nobody can complete the version meanwhile. */
const LOCK = JSON.stringify({ locked: true });

/** The records of versions. A version that has one is complete and never changes. */
export class Versions {
  constructor(
    private readonly bucket: KV,
    private readonly files: VersionFiles,
  ) {}

  async state(app: string, version: string): Promise<VersionState> {
    const entry = await this.bucket.get(keyOf(app, version));
    if (entry?.operation !== 'PUT') return { state: 'absent', revision: entry?.revision ?? 0 };
    const { revision, created: written } = entry;
    if (entry.string() === LOCK) return { state: 'locked', revision, written };
    return { state: 'complete', record: VersionRecord.parse(entry.json()), revision, written };
  }

  async record(app: string, version: string): Promise<VersionRecord | null> {
    const found = await this.state(app, version);
    return found.state === 'complete' ? found.record : null;
  }

  /** Newest first. */
  async records(app: string): Promise<VersionRecord[]> {
    const names = (await this.names()).filter((name) => name.app === app);
    const records = await Promise.all(names.map(({ version }) => this.record(app, version)));
    return records.filter((record) => record !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** Every version that has a record, or is locked. */
  async names(): Promise<{ app: string; version: string }[]> {
    const names = [];
    for await (const key of await this.bucket.keys()) {
      const [app = '', version = ''] = key.split('.');
      names.push({ app, version });
    }
    return names;
  }

  /** @throws where the name is not that of the files, or a file is not stored as stated */
  async put(record: VersionRecord): Promise<void> {
    const { app, version, files } = VersionRecord.parse(record);
    const name = `${app} ${version}`;
    if (versionOf(files) !== version) throw new Error(`${name} is not the name of these files.`);
    if (await this.renew(app, version)) return;
    // Read before the files are: a lock that began since, ended or not, has moved the revision.
    const found = await this.state(app, version);
    const missing = await this.files.missing(app, version, files);
    if (missing.length > 0) throw new Error(`${name} is not complete: ${missing.join(', ')}`);
    const revision = found.state === 'absent' ? await this.#write(app, version, JSON.stringify(record), found) : null;
    if (revision === null && !(await this.renew(app, version))) throw new Error(`${name} is being removed. Try again.`);
  }

  /**
   * Writes a record again as it is, so that its age begins anew and a removal that has just begun fails.
   * @returns false where there is no such version
   */
  async renew(app: string, version: string): Promise<boolean> {
    for (;;) {
      const found = await this.state(app, version);
      if (found.state !== 'complete') return false;
      if ((await this.#write(app, version, JSON.stringify(found.record), found)) !== null) return true;
    }
  }

  /**
   * Takes a version out of use while its files are changed.
   * @param found as it was when the caller decided to
   * @returns false, with nothing done, when somebody else has changed the version since
   */
  async withLock(app: string, version: string, found: VersionState, change: () => Promise<void>): Promise<boolean> {
    const lock = await this.#write(app, version, LOCK, found);
    if (lock === null) return false;
    const unlock = (): Promise<void> => this.bucket.delete(keyOf(app, version), { previousSeq: lock });
    try {
      await change();
    } catch (error) {
      // What went wrong first is what is told; a lock that stays is taken over when it is old enough.
      await unlock().catch(() => undefined);
      throw error;
    }
    await unlock();
    return true;
  }

  /** @returns the new revision, or null when somebody else has written since the version was found so */
  #write(app: string, version: string, text: string, { revision }: VersionState): Promise<number | null> {
    return unlessMoved(this.bucket.put(keyOf(app, version), text, { previousSeq: revision }));
  }
}

const keyOf = (app: string, version: string): string => `${app}.${version}`;
