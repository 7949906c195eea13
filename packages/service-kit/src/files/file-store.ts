import type { ObjectInfo, ObjectStore } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { openObjectStore } from '@serein/registry/jetstream';
import { NATS_CONNECTION } from '../app/tokens.ts';
import { FILE_STORE } from '../wire.ts';

/** What is kept beside a file's bytes. */
export interface FileFacts {
  /** The media type, as found in the content. */
  type: string;
  /** A user id, or '' for the site's own. */
  owner: string;
  visibility: 'public' | 'private';
  /** The name that people see. */
  name: string;
}

export interface StoredFileInfo extends FileFacts {
  id: string;
  /** In bytes. */
  size: number;
  /** A checksum of the content. */
  digest: string;
}

/** The files of the site: uploads and seeded pictures, by id, in the NATS object store. */
@Injectable()
export class FileStore {
  private store: Promise<ObjectStore> | undefined;

  constructor(@Inject(NATS_CONNECTION) private readonly nc: NatsConnection) {}

  /** Stores a file, replacing one of the same id. */
  async put(id: string, content: Uint8Array | ReadableStream<Uint8Array>, facts: FileFacts): Promise<StoredFileInfo> {
    const store = await this.open();
    const meta = { name: id, metadata: { ...facts } };
    const info = content instanceof Uint8Array ? await store.putBlob(meta, content) : await store.put(meta, content);
    return describe(info);
  }

  /** @returns the file with its bytes as a stream, or null when there is none */
  async get(id: string): Promise<{ info: StoredFileInfo; body: ReadableStream<Uint8Array> } | null> {
    const found = await (await this.open()).get(id);
    return found ? { info: describe(found.info), body: found.data } : null;
  }

  /** @returns the facts of a file, or null when there is none */
  async info(id: string): Promise<StoredFileInfo | null> {
    const info = await (await this.open()).info(id);
    return info && !info.deleted ? describe(info) : null;
  }

  async has(id: string): Promise<boolean> {
    return (await this.info(id)) !== null;
  }

  /** Deleting what is not there is no error. */
  async delete(id: string): Promise<void> {
    if (await this.has(id)) await (await this.open()).delete(id);
  }

  private open(): Promise<ObjectStore> {
    this.store ??= openObjectStore(this.nc, FILE_STORE).catch((error: unknown) => {
      this.store = undefined;
      throw error;
    });
    return this.store;
  }
}

function describe(info: ObjectInfo): StoredFileInfo {
  const { type = 'application/octet-stream', owner = '', visibility, name = info.name } = info.metadata ?? {};
  return {
    id: info.name,
    type,
    owner,
    visibility: visibility === 'public' ? 'public' : 'private',
    name,
    size: info.size,
    digest: info.digest,
  };
}
