import { setTimeout as delay } from 'node:timers/promises';
import { Kvm, type KvWatchEntry, KvWatchInclude } from '@nats-io/kv';
import type { NatsConnection, QueuedIterator } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { VERSIONS_BUCKET } from '@serein/registry';
import { LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { VersionShelf } from './version-shelf.ts';

const RETRY_MS = 1_000;

/**
 * Copies each version when it is published, so that it is here when a pointer names it. What is missed is copied when
 * it is wanted.
 */
@Injectable()
export class FetchAhead implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stopping = new AbortController();
  #watch: QueuedIterator<KvWatchEntry> | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly shelf: VersionShelf,
  ) {}

  onApplicationBootstrap(): void {
    void this.#keepWatching();
  }

  onApplicationShutdown(): void {
    this.#stopping.abort();
    this.#watch?.stop();
  }

  async #keepWatching(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted && !this.connection.isClosed()) {
      try {
        const bucket = await new Kvm(this.connection).open(VERSIONS_BUCKET);
        this.#watch = await bucket.watch({ include: KvWatchInclude.UpdatesOnly });
        if (signal.aborted) this.#watch.stop();
        for await (const { key, operation } of this.#watch) if (operation === 'PUT') await this.#fetch(key);
      } catch (error) {
        if (!signal.aborted)
          this.logger.warn({ err: error }, 'The watch of published versions broke and is begun again.');
      }
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** One after the other: what visitors wait for goes first. */
  async #fetch(key: string): Promise<void> {
    const [app = '', version = ''] = key.split('.');
    try {
      await this.shelf.fetch(app, version);
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.logger.warn({ err: error, app, version }, 'A version could not be brought.');
    }
  }
}
