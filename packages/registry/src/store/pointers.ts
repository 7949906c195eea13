import type { JetStreamManager } from '@nats-io/jetstream';
import type { KV, KvEntry } from '@nats-io/kv';
import { Pointer } from '@serein/contracts/registry/schemas';
import { unlessMoved } from './moved.ts';
import { REMOTES_BUCKET } from './names.ts';

export interface PointerAt {
  pointer: Pointer;
  /** For the next change. */
  revision: number;
}

/** The pointers of all apps at one moment. */
export interface Standing {
  pointers: ReadonlyMap<string, PointerAt>;
  /** The number of the last change before they were read, of whatever app. */
  lastChange: number;
}

/** The live version of each app. */
export class Pointers {
  constructor(
    private readonly bucket: KV,
    private readonly streams: JetStreamManager,
  ) {}

  async get(app: string): Promise<PointerAt | null> {
    return readEntry(await this.bucket.get(app));
  }

  async all(): Promise<Map<string, PointerAt>> {
    const apps: string[] = [];
    for await (const app of await this.bucket.keys()) apps.push(app);
    const found = await Promise.all(apps.map(async (app) => [app, await this.get(app)] as const));
    return new Map(found.flatMap(([app, at]) => (at ? [[app, at]] : [])));
  }

  /** Asked for the number first: a change while the pointers are read makes `setIn` fail, and not slip through. */
  async standing(): Promise<Standing> {
    const lastChange = (await this.bucket.status()).streamInfo.state.last_seq;
    return { pointers: await this.all(), lastChange };
  }

  /**
   * Compare and swap over all apps.
   * @returns the new revision, or null when the pointer of any app has moved since
   */
  async setIn({ lastChange }: Standing, app: string, pointer: Pointer): Promise<number | null> {
    const text = JSON.stringify(Pointer.parse(pointer));
    const expect = { lastSequence: lastChange };
    const write = this.streams.jetstream().publish(`$KV.${REMOTES_BUCKET}.${app}`, text, { expect });
    return unlessMoved(write.then(({ seq }) => seq));
  }

  /**
   * Compare and swap.
   * @param revision of the pointer that is to be replaced; null when there is none
   * @returns the new revision, or null when the pointer had moved
   */
  async set(app: string, pointer: Pointer, revision: number | null): Promise<number | null> {
    const text = JSON.stringify(Pointer.parse(pointer));
    if (revision !== null) return unlessMoved(this.bucket.update(app, text, revision));
    const created = await unlessMoved(this.bucket.create(app, text));
    if (created !== null) return created;
    const entry = await this.bucket.get(app);
    // What an older site left there names no version of this registry.
    const isUnreadable = entry !== null && readEntry(entry) === null;
    return isUnreadable ? unlessMoved(this.bucket.update(app, text, entry.revision)) : null;
  }
}

/** @returns null for what is not a pointer */
function readEntry(entry: KvEntry | null): PointerAt | null {
  const pointer = entry?.operation === 'PUT' ? readPointer(entry.value) : null;
  return entry && pointer ? { pointer, revision: entry.revision } : null;
}

/** @returns null for what is not a pointer */
export function readPointer(bytes: Uint8Array): Pointer | null {
  try {
    return Pointer.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
