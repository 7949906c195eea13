import { Injectable } from '@nestjs/common';
import { FileStore, type StoredFileInfo } from '@serein/service-kit';
import { BoundedMap } from '../memory/bounded-map.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const CACHED_FILE_BYTES = 512 * 1024;

export interface HeldFile {
  info: StoredFileInfo;
  bytes: Uint8Array;
}

/** Stored files; small public ones (portraits, thumbnails) are held in memory. */
@Injectable()
export class StoredFiles {
  readonly #held = new BoundedMap<string, HeldFile>(CACHE_BYTES, ({ bytes }) => bytes.length + 512);
  readonly #loading = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly store: FileStore) {}

  /** @returns the file's facts, or null where there is none */
  async info(id: string): Promise<StoredFileInfo | null> {
    return this.#held.get(id)?.info ?? this.store.info(id);
  }

  /** The file's bytes: whole from memory where it is small and public, else as a stream. */
  async read(info: StoredFileInfo): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
    const held = this.#held.get(info.id);
    if (held) return held.bytes;
    if (info.visibility === 'private' || info.size > CACHED_FILE_BYTES) return this.#stream(info.id);
    let loading = this.#loading.get(info.id);
    if (!loading) {
      loading = this.#load(info).finally(() => this.#loading.delete(info.id));
      this.#loading.set(info.id, loading);
    }
    return loading;
  }

  async #load(info: StoredFileInfo): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await this.#stream(info.id)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    this.#held.set(info.id, { info, bytes });
    return bytes;
  }

  async #stream(id: string): Promise<AsyncIterable<Uint8Array>> {
    const found = await this.store.get(id);
    if (!found) throw new Error(`The file ${id} vanished while it was read.`);
    return found.body;
  }
}
