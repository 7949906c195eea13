import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Route } from '@serein/contracts';
import { BUCKET, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { type BucketContent, type BucketWatch, watchBucket } from '../bus/watch-bucket.ts';
import { readAnnouncement } from './announcement.ts';
import { RouteTable } from './route-table.ts';

/** The live route table: what the services announced in the bucket `routes`, followed as it changes. */
@Injectable()
export class AnnouncedRoutes implements OnModuleInit, OnApplicationShutdown {
  #table = new RouteTable([]);
  readonly #services = new Map<string, { text: string; routes: Route[] }>();
  #watch: BucketWatch | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get table(): RouteTable {
    return this.#table;
  }

  async onModuleInit(): Promise<void> {
    this.#watch = await watchBucket(this.connection, BUCKET.routes, (content) => this.#read(content), this.logger);
  }

  onApplicationShutdown(): void {
    this.#watch?.stop();
  }

  #read(content: BucketContent): void {
    for (const service of this.#services.keys()) if (!content.has(service)) this.#services.delete(service);
    for (const [service, text] of content) {
      if (this.#services.get(service)?.text === text) continue;
      const { routes, refused } = readAnnouncement(service, text);
      for (const refusal of refused) this.logger.warn({ service, ...refusal }, 'An announced route was refused.');
      // Setting a known key keeps its place, so the first owner of an address stays the first.
      this.#services.set(service, { text, routes });
    }
    this.#table = new RouteTable([...this.#services.values()].map(({ routes }) => routes));
    for (const { route, keptBy } of this.#table.conflicts)
      this.logger.warn(
        { service: route.service, method: route.method, path: route.path, keptBy },
        'Two routes conflict.',
      );
  }
}
