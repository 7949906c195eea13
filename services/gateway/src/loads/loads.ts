import { randomBytes } from 'node:crypto';
import type { KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { LoadFigures, LoadReport } from '@serein/contracts/registry';
import { LOGGER, type Logger, NATS_CONNECTION, openBucket } from '@serein/service-kit';
import { type BucketContent, type BucketWatch, watchBucket } from '../bus/watch-bucket.ts';
import { figuresOf, isOver, LoadCounts, noLoads, withReport } from './load-counts.ts';

/** Key-value bucket: `<app>.<version>.<gateway>` → `LoadCounts`. */
const LOADS_BUCKET = 'loads';
const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_BUCKET_BYTES = 64 * 1024 * 1024;
const SHARE_MS = 1_000;
const TIDY_MS = 60 * 60 * 1000;

/**
 * How the loads of versions went in visitors' browsers, on all gateways. Each gateway counts what it is told, and
 * shares its counts with the others; nothing is older than a day.
 */
@Injectable()
export class Loads implements OnModuleInit, OnApplicationShutdown {
  readonly #gateway = randomBytes(8).toString('hex');
  readonly #own = new Map<string, LoadCounts>();
  /** Other gateways' counts, by version and by the bucket's key. */
  readonly #others = new Map<string, Map<string, LoadCounts>>();
  readonly #unshared = new Set<string>();
  #bucket: KV | undefined;
  #watch: BucketWatch | undefined;
  #sharing: NodeJS.Timeout | undefined;
  #tidying: NodeJS.Timeout | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#bucket = await openLoads(this.connection);
    const changed = (content: BucketContent, key?: string): void => {
      for (const one of key === undefined ? content.keys() : [key]) this.#learn(one, content.get(one));
    };
    this.#watch = await watchBucket(this.connection, LOADS_BUCKET, changed, this.logger);
    this.#sharing = setInterval(() => void this.#share(), SHARE_MS).unref();
    this.#tidying = setInterval(() => void this.#tidy(), TIDY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#sharing);
    clearInterval(this.#tidying);
    this.#watch?.stop();
    await this.#share();
  }

  /** @param canarySince when the canary began that the version is in now; its earlier loads do not count against it */
  count({ app, version, outcome, ms }: LoadReport, canarySince: string | null): void {
    const name = `${app}.${version}`;
    let counts = this.#own.get(name) ?? noLoads(canarySince);
    if (canarySince !== null && counts.canarySince !== canarySince) counts = noLoads(canarySince);
    this.#own.set(name, withReport(counts, { outcome, ms }, Date.now()));
    this.#unshared.add(name);
  }

  /**
   * The figures of the last day, of all gateways.
   * @param canarySince only those of the canary that began then
   */
  figures(app: string, version: string, canarySince?: string): LoadFigures {
    const name = `${app}.${version}`;
    const own = this.#own.get(name);
    const all = [...(own ? [own] : []), ...(this.#others.get(name)?.values() ?? [])];
    const wanted = canarySince === undefined ? all : all.filter((counts) => counts.canarySince === canarySince);
    return figuresOf(wanted, Date.now());
  }

  #learn(key: string, text: string | undefined): void {
    const cut = key.lastIndexOf('.');
    const name = key.slice(0, cut);
    if (key.slice(cut + 1) === this.#gateway) return;
    const counts = text === undefined ? null : readCounts(text);
    const ofVersion = this.#others.get(name) ?? new Map<string, LoadCounts>();
    if (counts) this.#others.set(name, ofVersion.set(key, counts));
    else if (ofVersion.delete(key) && ofVersion.size === 0) this.#others.delete(name);
  }

  async #share(): Promise<void> {
    const names = [...this.#unshared];
    this.#unshared.clear();
    for (const name of names) {
      try {
        await this.#bucket?.put(`${name}.${this.#gateway}`, JSON.stringify(this.#own.get(name)));
      } catch (error) {
        this.#unshared.add(name);
        this.logger.warn({ err: error }, 'The counts of loads could not be shared.');
        return;
      }
    }
  }

  /** The server forgets old values without telling; a deletion tells all gateways. */
  async #tidy(): Promise<void> {
    const now = Date.now();
    const old: string[] = [];
    for (const ofVersion of this.#others.values())
      for (const [key, counts] of ofVersion) if (isOver(counts, now)) old.push(key);
    for (const [name, counts] of this.#own) {
      if (!isOver(counts, now)) continue;
      this.#own.delete(name);
      old.push(`${name}.${this.#gateway}`);
    }
    try {
      for (const key of old) await this.#bucket?.delete(key);
    } catch (error) {
      this.logger.warn({ err: error }, 'Old counts of loads could not be removed.');
    }
  }
}

/** Opens the bucket as it is, perhaps with an operator's own limits, and makes it where it is missing. */
function openLoads(connection: NatsConnection): Promise<KV> {
  return openBucket(connection, LOADS_BUCKET, { ttl: KEPT_MS, max_bytes: MAX_BUCKET_BYTES });
}

function readCounts(text: string): LoadCounts | null {
  try {
    return LoadCounts.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
