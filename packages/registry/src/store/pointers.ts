import type { KV, KvEntry } from '@nats-io/kv';
import { Pointer } from '@serein/contracts/registry/schemas';
import { unlessMoved } from './moved.ts';

export interface PointerAt {
  pointer: Pointer;
  /** For the next change. */
  revision: number;
}

/** The live version of each app. */
export class Pointers {
  constructor(private readonly bucket: KV) {}

  async get(app: string): Promise<PointerAt | null> {
    return readEntry(await this.bucket.get(app));
  }

  async all(): Promise<Map<string, PointerAt>> {
    const apps: string[] = [];
    for await (const app of await this.bucket.keys()) apps.push(app);
    const found = await Promise.all(apps.map(async (app) => [app, await this.get(app)] as const));
    return new Map(found.flatMap(([app, at]) => (at ? [[app, at]] : [])));
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
