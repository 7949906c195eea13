import type { JetStreamManager } from '@nats-io/jetstream';
import { Base64UrlPaddedCodec, type ObjectStore } from '@nats-io/obj';
import { APP_NAME, FILE_PATH, type PublishedFile, VERSION_NAME, type VersionRecord } from '@serein/contracts/registry';
import { integrityOf } from '../version/integrity.ts';
import { hasMoved } from './moved.ts';
import { SITE_STORE } from './names.ts';

/** A file of which nothing came for this long has lost a part; the client itself would wait for ever. */
const STALLED_MS = 5_000;

/** A file in the store. */
interface StoredFile extends PublishedFile {
  revision: number;
}

/** What lies in the store of one version. */
interface StoredVersion {
  paths: string[];
  /** When the last file came. */
  latest: Date;
}

/** The files of all versions, complete or not. */
export class VersionFiles {
  /** @param stalledMs how long reading a file waits for its next part */
  constructor(
    private readonly store: ObjectStore,
    private readonly streams: JetStreamManager,
    private readonly stalledMs = STALLED_MS,
  ) {}

  /** Bytes of all files, and of what the store keeps about them. */
  async size(): Promise<number> {
    return (await this.store.status()).size;
  }

  /** The paths of those files that are not stored as stated. */
  async missing(app: string, version: string, files: VersionRecord['files']): Promise<string[]> {
    const found = await Promise.all(
      Object.entries(files).map(async ([path, stated]) => {
        const stored = await this.find(app, version, path);
        return stored?.integrity === stated.integrity && stored.size === stated.size ? [] : [path];
      }),
    );
    return found.flat();
  }

  /** @returns null where the file is not stored */
  async find(app: string, version: string, path: string): Promise<StoredFile | null> {
    const info = await this.store.info(nameOf(app, version, path));
    const integrity = info?.metadata?.integrity;
    return !info || info.deleted || integrity === undefined
      ? null
      : { size: info.size, integrity, revision: info.revision };
  }

  /**
   * Stores a file, unless one lies there: files are never written over.
   * @returns the file that lies there afterwards
   */
  async add(app: string, version: string, path: string, bytes: Uint8Array): Promise<PublishedFile> {
    const name = nameOf(app, version, path);
    if (!APP_NAME.test(app) || !VERSION_NAME.test(version) || !FILE_PATH.test(path)) {
      throw new Error(`${JSON.stringify(name)} cannot be the name of a published file.`);
    }
    const integrity = integrityOf(bytes);
    const before = await this.store.info(name);
    if (before === null || before.deleted) {
      try {
        const metadata = { integrity };
        const { size } = await this.store.putBlob({ name, metadata }, bytes, {
          previousRevision: before?.revision ?? 0,
        });
        return { size, integrity };
      } catch (error) {
        if (!hasMoved(error)) throw error;
      }
    }
    const stored = await this.find(app, version, path);
    // What lay there was taken away at this moment.
    if (!stored) return this.add(app, version, path, bytes);
    return { size: stored.size, integrity: stored.integrity };
  }

  /**
   * @returns null where the file is not stored, or its bytes are not those that were
   * @throws where they do not come
   */
  async read(app: string, version: string, path: string): Promise<Uint8Array | null> {
    const name = nameOf(app, version, path);
    const found = await this.store.get(name);
    if (!found) return null;
    // It says what the stream says, too.
    found.error.catch(() => undefined);
    const stalled = new AbortController();
    const patience = setTimeout(() => stalled.abort(new Error(`${name} stopped coming.`)), this.stalledMs);
    const chunks: Uint8Array[] = [];
    const sink = new WritableStream<Uint8Array>({
      write(chunk) {
        chunks.push(chunk);
        patience.refresh();
      },
    });
    try {
      await found.data.pipeTo(sink, { signal: stalled.signal });
    } catch (error) {
      // The client has no name for it but this sentence.
      if (error instanceof Error && error.message.includes('digests do not match')) return null;
      throw error;
    } finally {
      clearTimeout(patience);
    }
    return Buffer.concat(chunks);
  }

  /** What lies in the store, by `<app>/<version>`. */
  async versions(): Promise<Map<string, StoredVersion>> {
    const versions = new Map<string, StoredVersion>();
    for (const { name, mtime } of await this.store.list()) {
      const [app, version, ...segments] = name.split('/');
      const key = `${app}/${version}`;
      const known = versions.get(key) ?? { paths: [], latest: new Date(0) };
      known.paths.push(segments.join('/'));
      const stored = new Date(mtime);
      if (stored > known.latest) known.latest = stored;
      versions.set(key, known);
    }
    return versions;
  }

  /** Takes a file away, with the mark that the store leaves of a deletion. */
  async remove(app: string, version: string, path: string): Promise<void> {
    const name = nameOf(app, version, path);
    await this.store.delete(name);
    const mark = await this.store.info(name);
    if (!mark?.deleted) return;
    const filter = `$O.${SITE_STORE}.M.${Base64UrlPaddedCodec.encode(name)}`;
    // Up to the mark and no further: the file may be stored anew at this moment.
    await this.streams.streams.purge(`OBJ_${SITE_STORE}`, { filter, seq: mark.revision + 1 });
  }
}

const nameOf = (app: string, version: string, path: string): string => `${app}/${version}/${path}`;
