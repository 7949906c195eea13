import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { BUCKET, LOGGER, type Logger, NATS_CONNECTION, openRevocations } from '@serein/service-kit';
import { type BucketContent, type BucketWatch, watchBucket } from '../bus/watch-bucket.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which token versions are still good, held in memory so that no request waits for a look-up. */
@Injectable()
export class RevokedTokens implements OnModuleInit, OnApplicationShutdown {
  #lowestGood = new Map<string, number>();
  #watch: BucketWatch | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#watch = await watchBucket(
      this.connection,
      BUCKET.revocations,
      (content, key) => this.#read(content, key),
      this.logger,
      { open: openRevocations, renewMs: DAY_MS },
    );
  }

  onApplicationShutdown(): void {
    this.#watch?.stop();
  }

  has(userId: string, version: number): boolean {
    return version < (this.#lowestGood.get(userId) ?? 0);
  }

  #read(content: BucketContent, changed?: string): void {
    if (changed === undefined) this.#lowestGood = new Map();
    for (const user of changed === undefined ? content.keys() : [changed]) {
      const version = Number(content.get(user));
      if (Number.isFinite(version)) this.#lowestGood.set(user, version);
      else this.#lowestGood.delete(user);
    }
  }
}
