import type { ObjectInfo, ObjectStore } from '@nats-io/obj';
import { APP_NAME, FILE_PATH, type PublishedFile, VERSION_NAME, type VersionRecord } from '@serein/contracts/registry';
import { integrityOf } from '../version/integrity.ts';
import { hasMoved } from './moved.ts';

/** A file in the store. */
interface StoredFile extends PublishedFile {
  revision: number;
}

/** The files of all versions, complete or not. */
export class VersionFiles {
  constructor(private readonly store: ObjectStore) {}

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
    if (!stored) throw new Error(`${name} was removed while it was stored.`);
    return { size: stored.size, integrity: stored.integrity };
  }

  /** @returns null where the file is not stored */
  async read(app: string, version: string, path: string): Promise<Uint8Array | null> {
    return this.store.getBlob(nameOf(app, version, path));
  }

  /** When the last file of each version was stored, by `<app>/<version>`. */
  async versions(): Promise<Map<string, Date>> {
    const latest = new Map<string, Date>();
    for (const { name, mtime } of await this.#list()) {
      const version = name.split('/').slice(0, 2).join('/');
      const stored = new Date(mtime);
      if (stored > (latest.get(version) ?? new Date(0))) latest.set(version, stored);
    }
    return latest;
  }

  async remove(app: string, version: string, path: string): Promise<void> {
    await this.store.delete(nameOf(app, version, path));
  }

  async removeAll(app: string, version: string): Promise<void> {
    const names = (await this.#list()).map(({ name }) => name).filter((name) => name.startsWith(`${app}/${version}/`));
    for (const name of names) await this.store.delete(name);
  }

  async #list(): Promise<ObjectInfo[]> {
    return this.store.list();
  }
}

const nameOf = (app: string, version: string, path: string): string => `${app}/${version}/${path}`;
