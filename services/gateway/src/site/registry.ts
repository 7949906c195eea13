import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { BUCKET, CONFIG, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { type BucketContent, type BucketWatch, watchBucket } from '../bus/watch-bucket.ts';
import type { GatewayConfig } from '../config.ts';
import { LiveSite } from './live-site.ts';
import { readPointer } from './pointers.ts';
import { type Release, releaseOf } from './release.ts';

/** The live versions of all apps: the pointers in the bucket `remotes`, followed as they change. */
@Injectable()
export class Registry implements OnModuleInit, OnApplicationShutdown {
  #site = new LiveSite([], []);
  #watch: BucketWatch | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get site(): LiveSite {
    return this.#site;
  }

  async onModuleInit(): Promise<void> {
    this.#watch = await watchBucket(this.connection, BUCKET.remotes, (content) => this.#read(content), this.logger);
  }

  onApplicationShutdown(): void {
    this.#watch?.stop();
  }

  #read(content: BucketContent): void {
    const production = this.config.NODE_ENV === 'production';
    const folder = join(this.config.DATA_DIR, 'site');
    const releases: Release[] = [];
    for (const [app, text] of content) {
      const pointer = readPointer(app, text, production);
      if (pointer) releases.push(releaseOf(app, pointer, folder));
      else this.logger.warn({ app }, 'The pointer of an app cannot be used.');
    }
    this.#site = new LiveSite(releases, this.config.MAP_FRAME_ORIGINS);
  }
}
