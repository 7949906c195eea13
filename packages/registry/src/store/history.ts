import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import { APP_NAME, type Change, type Pointer } from '@serein/contracts/registry';
import { DEPLOYMENTS_STREAM, REMOTES_BUCKET } from './names.ts';
import { readPointer } from './pointers.ts';

/** A pointer that was live once. */
export interface PastPointer {
  pointer: Pointer;
  revision: number;
  /** By the server's clock. */
  since: Date;
}

/** How many messages of the stream are looked at in one go, of whatever app. */
const STRIDE = 256;

/** Every pointer that an app ever had: from the stream, and from the bucket what the stream has not copied yet. */
export class History {
  constructor(
    private readonly bucket: KV,
    private readonly streams: JetStreamManager,
  ) {}

  /** @param cursor `nextCursor` of the page before */
  async page(
    app: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ changes: Change[]; nextCursor: string | null }> {
    const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(cursor, 10) || 0;
    const page: PastPointer[] = [];
    for await (const past of this.newestFirst(app, before)) {
      page.push(past);
      if (page.length > limit) break;
    }
    const shown = page.slice(0, limit);
    const last = shown.at(-1);
    return {
      changes: shown.map(({ pointer }) => pointer.change),
      nextCursor: page.length > limit && last ? String(last.revision) : null,
    };
  }

  /** @param before only pointers with a smaller revision */
  async *newestFirst(app: string, before = Number.POSITIVE_INFINITY): AsyncGenerator<PastPointer> {
    if (!APP_NAME.test(app)) return;
    let next = before;
    for (const past of await this.#recent(app)) {
      if (past.revision >= next) continue;
      yield past;
      next = past.revision;
    }
    const { state } = await this.streams.streams.info(DEPLOYMENTS_STREAM);
    // A message's place in the copy is never behind its place in the bucket's own stream.
    let end = Math.min(state.last_seq, next - 1);
    while (end > 0) {
      const start = Math.max(1, end - STRIDE + 1);
      for (const past of await this.#between(app, start, end)) {
        if (past.revision < next) yield past;
      }
      end = start - 1;
    }
  }

  async #recent(app: string): Promise<PastPointer[]> {
    const found: PastPointer[] = [];
    for await (const { operation, value, revision, created } of await this.bucket.history({ key: app })) {
      const pointer = operation === 'PUT' ? readPointer(value) : null;
      if (pointer) found.push({ pointer, revision, since: created });
    }
    return found.reverse();
  }

  async #between(app: string, start: number, end: number): Promise<PastPointer[]> {
    const found: PastPointer[] = [];
    let message = await this.#next(app, start);
    while (message !== null && message.seq <= end) {
      const pointer = readPointer(message.data);
      if (pointer) found.push({ pointer, revision: revisionOf(message), since: message.time });
      message = await this.#next(app, message.seq + 1);
    }
    return found.reverse();
  }

  #next(app: string, seq: number): Promise<StoredMsg | null> {
    return this.streams.direct.getMessage(DEPLOYMENTS_STREAM, { seq, next_by_subj: `$KV.${REMOTES_BUCKET}.${app}` });
  }
}

/** The server notes on each copied message where it stood before: `<stream> <sequence> …`. */
function revisionOf({ header }: StoredMsg): number {
  return Number(header.get('Nats-Stream-Source').split(' ')[1]);
}
