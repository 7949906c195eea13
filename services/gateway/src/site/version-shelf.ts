import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { APP_NAME, type PublishedFile, VERSION_NAME, type VersionRecord } from '@serein/contracts/registry';
import { RegistryStore } from '@serein/registry';
import { CONFIG, LOGGER, type Logger } from '@serein/service-kit';
import type { GatewayConfig } from '../config.ts';

const FILES_AT_ONCE = 16;
const ABANDONED_MS = 60 * 60 * 1000;

/** A version whose files lie on this gateway's disk. */
export interface ShelvedVersion {
  record: VersionRecord;
  /** Absolute. */
  folder: string;
}

/**
 * This gateway's copies of stored versions: `${DATA_DIR}/site/<app>/<version>/`. A version is copied whole, when it is
 * first wanted, and appears under its name in one step; it never changes afterwards. A copy that an earlier process
 * left is checked once, when it is first wanted.
 */
@Injectable()
export class VersionShelf {
  readonly #folder: string;
  readonly #here = new Map<string, ShelvedVersion>();
  readonly #coming = new Map<string, Promise<ShelvedVersion | null>>();

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly store: RegistryStore,
  ) {
    this.#folder = join(config.DATA_DIR, 'site');
  }

  /**
   * The version, copied from the store where it is not here yet. Whoever asks at the same time shares one copying.
   * @returns null for a version that the registry does not have (it may a moment later), or whose files are damaged
   * @throws where the store does not answer
   */
  async fetch(app: string, version: string): Promise<ShelvedVersion | null> {
    const key = `${app}/${version}`;
    const here = this.#here.get(key);
    if (here) return here;
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#bring(app, version).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  /**
   * Takes copies away whose version the registry has no more, and what was left of interrupted copying.
   * @returns what was taken away, as `<app>/<version>`
   */
  async tidy(): Promise<string[]> {
    const dropped: string[] = [];
    for (const app of await namesIn(this.#folder)) {
      if (app.startsWith('.')) await this.#dropAbandoned(app);
      if (!APP_NAME.test(app)) continue;
      for (const version of await namesIn(join(this.#folder, app))) {
        if (!VERSION_NAME.test(version) || (await this.store.record(app, version))) continue;
        this.#here.delete(`${app}/${version}`);
        await rm(join(this.#folder, app, version), { recursive: true, force: true });
        dropped.push(`${app}/${version}`);
      }
    }
    return dropped;
  }

  /** Another gateway with the same folder may be at it just now. */
  async #dropAbandoned(name: string): Promise<void> {
    const folder = join(this.#folder, name);
    const stats = await stat(folder).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }

  async #bring(app: string, version: string): Promise<ShelvedVersion | null> {
    const record = await this.store.record(app, version);
    if (!record) return null;
    const folder = join(this.#folder, app, version);
    if (!(await isComplete(folder, record)) && !(await this.#copy(record, folder))) return null;
    const shelved = { record, folder };
    this.#here.set(`${app}/${version}`, shelved);
    return shelved;
  }

  async #copy(record: VersionRecord, folder: string): Promise<boolean> {
    const { app, version } = record;
    const begun = performance.now();
    const unfinished = join(this.#folder, `.${app}-${version}-${randomUUID()}`);
    const files = Object.entries(record.files);
    let damaged: string | undefined;
    const copyNext = async (): Promise<void> => {
      for (let next = files.pop(); next && damaged === undefined; next = files.pop()) {
        const [path, published] = next;
        const bytes = await this.store.readFile(app, version, path);
        if (!bytes || !isAsPublished(bytes, published)) damaged = path;
        else await writeInto(unfinished, path, bytes);
      }
    };
    const stopAll = (error: unknown): never => {
      files.length = 0;
      throw error;
    };
    try {
      await mkdir(unfinished, { recursive: true });
      // Each has to have ended before the folder goes: what is written later would make it anew.
      const copying = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, () => copyNext().catch(stopAll)));
      for (const each of copying) if (each.status === 'rejected') throw each.reason;
      if (damaged !== undefined) {
        this.logger.error({ app, version, file: damaged }, 'A stored version is damaged.');
        return false;
      }
      await putInPlace(unfinished, folder, record);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    this.logger.info({ app, version, ms: Math.round(performance.now() - begun) }, 'A version was copied.');
    return true;
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function writeInto(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Another gateway with the same folder may have been quicker; what is left of a broken copy gives way. */
async function putInPlace(unfinished: string, folder: string, record: VersionRecord): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await rename(unfinished, folder);
      return;
    } catch (error) {
      if (await isComplete(folder, record)) return;
      if (attempt === 2) throw error;
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** One after the other: together they may be large. */
async function isComplete(folder: string, { files }: VersionRecord): Promise<boolean> {
  for (const [path, published] of Object.entries(files)) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (!bytes || !isAsPublished(bytes, published)) return false;
  }
  return true;
}

const isAsPublished = (bytes: Uint8Array, { size, integrity }: PublishedFile): boolean =>
  bytes.length === size && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;
