import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { KV } from '@nats-io/kv';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Announcement, ServiceTable } from '@serein/contracts';
import { openBucket } from '@serein/registry/jetstream';
import type { Logger } from '../app/logging.ts';
import { BUCKET } from '../wire.ts';
import { haveAll, ofTables, readAnnouncement, withTable } from './announcement.ts';
import { askCopies, copiesSubject } from './copies.ts';
import { tableHash } from './service-table.ts';

const RETRY_MS = 500;
/** Copies that start together get into each other's way this often at most. */
const TRIES = 20;
const PAUSE_MS = 50;

/** How long copies are asked before what nobody has answered counts as left behind. */
interface Patience {
  /** Each round asks anew, so that an answer may be lost. */
  rounds: number;
  /** A round is over before, once the answers have all that is announced. */
  waitMs: number;
}

/** Nobody waits for a copy that has started, but a service's stop is limited (`stopLimitMs`). */
const DEFAULT_PATIENCE: Record<'start' | 'leave', Patience> = {
  start: { rounds: 2, waitMs: 5_000 },
  leave: { rounds: 1, waitMs: 2_000 },
};

/**
 * Keeps a service's routes announced while copies of it come and go, which may be of different builds.
 *
 * A copy adds its table and takes nothing of another one away. It watches the service's key, and adds what is missing
 * of its own again, so nobody can make a running copy unreachable. Routes that no copy has any more are dropped when a
 * copy starts or leaves, after all have been asked; the last one that leaves drops nothing, so that callers are told
 * 503 and not 404 while it starts again.
 */
export class Announcer {
  private readonly service: string;
  private readonly patience: typeof DEFAULT_PATIENCE;
  private readonly stopping = new AbortController();
  private answering: Subscription | undefined;
  private bucket: Promise<KV> | undefined;
  private background: Promise<unknown>[] = [];
  private endWatch: () => void = () => {};

  constructor(
    private readonly nc: NatsConnection,
    private readonly table: ServiceTable,
    private readonly logger: Logger,
    patience: Partial<typeof DEFAULT_PATIENCE> = {},
  ) {
    this.patience = { ...DEFAULT_PATIENCE, ...patience };
    this.service = table.service;
  }

  /** Call it once the subscriptions are flushed. Resolves when the routes are announced. */
  async start(): Promise<void> {
    const answer = JSON.stringify(this.table);
    this.answering = this.nc.subscribe(copiesSubject(this.service), {
      callback: (_error, message) => {
        message.respond(answer);
      },
    });
    await this.nc.flush();
    await this.add();
    this.background = [this.keepFollowing(), this.dropAbandoned(this.patience.start, this.stopping.signal)];
  }

  /** Withdraws what no other copy answers. Call it before the subscriptions end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.endWatch();
    await this.answering?.drain();
    await Promise.all(this.background);
    const { leave } = this.patience;
    // For one more try where somebody else has changed the announcement meanwhile.
    await this.dropAbandoned(leave, AbortSignal.timeout(2 * leave.waitMs));
  }

  /** Withdraws what no copy answers, unless nobody answers at all. */
  private async dropAbandoned(patience: Patience, signal: AbortSignal): Promise<void> {
    try {
      await this.change(async (current) => {
        if (!current) return current;
        const [first, ...rest] = await this.tablesOf(current, patience, signal);
        if (!first || signal.aborted) return current;
        if (haveAll([first, ...rest], current)) return current;
        const order = [...new Set([...current.tables, ...[first, ...rest].map(tableHash)])];
        return ofTables([first, ...rest], order);
      }, signal);
    } catch (error) {
      this.logger.warn({ err: error }, 'routes that no copy answers any more could not be withdrawn');
    }
  }

  /** What copies answer until all that is announced is among it, or they have been asked with patience. */
  private async tablesOf(current: Announcement, { rounds, waitMs }: Patience, signal: AbortSignal) {
    const tables: ServiceTable[] = [];
    const hear = (table: ServiceTable) => {
      tables.push(table);
      return haveAll(tables, current);
    };
    for (let round = 1; round <= rounds && !haveAll(tables, current); round += 1) {
      await askCopies(this.nc, this.service, { waitMs, signal }, hear);
    }
    return tables;
  }

  private add(): Promise<void> {
    return this.change((current) => withTable(current, this.table), this.stopping.signal);
  }

  /** Adds what is missing, now and after every change. A watch that breaks is begun again. */
  private async keepFollowing(): Promise<void> {
    while (!this.stopping.signal.aborted && !this.nc.isClosed()) {
      try {
        await this.follow();
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.bucket = undefined;
        this.logger.warn({ err: error }, 'the watch of the announced routes broke and is begun again');
      }
      await delay(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async follow(): Promise<void> {
    const bucket = await this.open();
    const entries = await bucket.watch({ key: this.service });
    this.endWatch = () => entries.stop();
    if (this.stopping.signal.aborted) return entries.stop();
    await this.add();
    for await (const entry of entries) {
      if (this.stopping.signal.aborted) return;
      const seen = entry.operation === 'PUT' ? readAnnouncement(entry.string()) : null;
      if (seen && withTable(seen, this.table) === seen) continue;
      await this.add();
    }
  }

  /**
   * Changes the announcement by compare and swap; begun anew with what stands there when somebody else was quicker.
   * Nothing is written where `make` answers what stands there.
   * @param signal ends the trying
   */
  private async change(
    make: (current: Announcement | null) => Promise<Announcement | null> | Announcement | null,
    signal: AbortSignal,
  ): Promise<void> {
    const bucket = await this.open();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const entry = await bucket.get(this.service);
        const current = entry?.operation === 'PUT' ? readAnnouncement(entry.string()) : null;
        const wanted = await make(current);
        if (!wanted || isDeepStrictEqual(wanted, current)) return;
        if (entry) await bucket.update(this.service, JSON.stringify(wanted), entry.revision);
        else await bucket.create(this.service, JSON.stringify(wanted));
        return;
      } catch (error) {
        if (attempt === TRIES || signal.aborted || this.nc.isClosed()) throw error;
        await delay(PAUSE_MS);
      }
    }
  }

  private open(): Promise<KV> {
    this.bucket ??= openBucket(this.nc, BUCKET.routes);
    return this.bucket;
  }
}
