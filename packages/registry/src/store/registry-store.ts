import type { NatsConnection } from '@nats-io/transport-node';
import type { Change, Pointer, PublishedFile, VersionRecord } from '@serein/contracts/registry';
import { integrityOf } from '../version/integrity.ts';
import { History } from './history.ts';
import { type PointerAt, Pointers, type Standing } from './pointers.ts';
import { prune } from './prune.ts';
import { openStorage, type Storage } from './storage.ts';
import { VersionFiles } from './version-files.ts';
import { Versions } from './versions.ts';

/**
 * The registry as it lies in NATS: versions with their files, the pointer of each app, and every pointer there was.
 * Any number of processes may use it at once; what must hold is held by the server (create, expected revision).
 */
export class RegistryStore {
  readonly #files: VersionFiles;
  readonly #versions: Versions;
  readonly #pointers: Pointers;
  readonly #history: History;

  private constructor({ files, versions, remotes, streams }: Storage) {
    this.#files = new VersionFiles(files, streams);
    this.#versions = new Versions(versions, this.#files);
    this.#pointers = new Pointers(remotes, streams);
    this.#history = new History(remotes, streams);
  }

  /** Opens the registry and makes what is missing of it. */
  static async open(nc: NatsConnection): Promise<RegistryStore> {
    return new RegistryStore(await openStorage(nc));
  }

  /** @returns null where there is no such version, or its files are not complete yet */
  record(app: string, version: string): Promise<VersionRecord | null> {
    return this.#versions.record(app, version);
  }

  /** The complete versions of an app, newest first. */
  records(app: string): Promise<VersionRecord[]> {
    return this.#versions.records(app);
  }

  /** The paths of those files that are not stored, or otherwise than stated. */
  missingFiles(app: string, version: string, files: VersionRecord['files']): Promise<string[]> {
    return this.#files.missing(app, version, files);
  }

  /**
   * Stores a file of a version that is not complete yet; a file that came broken before is replaced.
   * @returns size and integrity of what was stored
   * @throws where the version is complete and this is not the file that it has
   */
  async putFile(app: string, version: string, path: string, bytes: Uint8Array): Promise<PublishedFile> {
    const integrity = integrityOf(bytes);
    const found = await this.#versions.state(app, version);
    if (found.state === 'complete') {
      const known = found.record.files[path];
      if (known?.integrity === integrity) return known;
      throw new Error(`${app} ${version} is complete, and ${path} is not the file that it has.`);
    }
    const stored = await this.#files.add(app, version, path, bytes);
    if (stored.integrity === integrity) return stored;
    if (found.state === 'locked') throw new Error(`${app} ${version} is being removed. Try again.`);
    await this.#versions.withLock(app, version, found, () => this.#files.remove(app, version, path));
    return this.putFile(app, version, path, bytes);
  }

  /**
   * Completes a version. The same again is no error.
   * @throws where a file is not stored as stated, or the name is not `versionOf` the files
   */
  putRecord(record: VersionRecord): Promise<void> {
    return this.#versions.put(record);
  }

  /** Bytes of all files of all versions, and of what the store keeps about them. */
  size(): Promise<number> {
    return this.#files.size();
  }

  /**
   * @returns null where the file is not stored, or its bytes are not those that were
   * @throws where they do not come
   */
  readFile(app: string, version: string, path: string): Promise<Uint8Array | null> {
    return this.#files.read(app, version, path);
  }

  /** @returns null for an app that was never deployed */
  pointer(app: string): Promise<PointerAt | null> {
    return this.#pointers.get(app);
  }

  /** By app. */
  pointers(): Promise<Map<string, PointerAt>> {
    return this.#pointers.all();
  }

  /** The pointers, for a change that has to fit all of them (`pointIn`). */
  standing(): Promise<Standing> {
    return this.#pointers.standing();
  }

  /**
   * Puts an app's pointer in place of the one with this revision (null: in place of none). The change in it is the
   * audit record: both are one write.
   * @returns the new revision, or null when somebody else has changed the app since
   * @throws where the registry lacks a version that the pointer names
   */
  async point(app: string, pointer: Pointer, revision: number | null): Promise<number | null> {
    await this.#renewNamed(app, pointer);
    return this.#pointers.set(app, pointer, revision);
  }

  /**
   * The same, of a pointer that was held against those of all apps.
   * @returns the new revision, or null when somebody else has changed any app since
   * @throws where the registry lacks a version that the pointer names
   */
  async pointIn(standing: Standing, app: string, pointer: Pointer): Promise<number | null> {
    await this.#renewNamed(app, pointer);
    return this.#pointers.setIn(standing, app, pointer);
  }

  /** So that nobody removes what a pointer names between this check and the write. */
  async #renewNamed(app: string, pointer: Pointer): Promise<void> {
    for (const version of [pointer.version, pointer.canary?.version]) {
      if (version === undefined || version === 'dev') continue;
      if (!(await this.#versions.renew(app, version))) throw new Error(`The registry has no ${app} ${version}.`);
    }
  }

  /** What was done with an app, newest first; nothing is ever taken out. */
  history(
    app: string,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ changes: Change[]; nextCursor: string | null }> {
    return this.#history.page(app, page);
  }

  /**
   * Removes versions that nobody can be using any more (`RETENTION_DAYS`).
   * @returns what was removed, as `<app>/<version>`
   */
  prune(now = new Date()): Promise<string[]> {
    return prune({ versions: this.#versions, files: this.#files, history: this.#history }, now);
  }
}
