import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger } from '../app/logging.ts';
import { LOGGER, NATS_CONNECTION, SERVICE_NAME } from '../app/tokens.ts';
import { EventConsumers } from './event-consumers.ts';
import { ensureEventStream } from './event-stream.ts';
import { Inbox } from './inbox.ts';
import { type DocumentWithOutbox, OutboxRelay } from './outbox-relay.ts';
import type { StepHook } from './steps.ts';
import { DEFAULT_TIMING, type DeliveryTiming } from './timing.ts';

export interface EventsOptions {
  outboxModels?: string[];
  timing?: DeliveryTiming;
  afterStep?: StepHook;
}

/** Makes stream and inbox ready, runs the relay, and stops it before the database closes. */
@Injectable()
class EventsLifecycle implements OnApplicationBootstrap {
  constructor(
    @Inject(NATS_CONNECTION) private readonly nc: NatsConnection,
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all([ensureEventStream(this.nc), this.inbox.prepare()]);
    this.relay.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.relay.stop();
  }
}

/** Durable events of a service: needs `MongoModule.forService`. */
@Module({})
export class EventsModule {
  /**
   * @param options.outboxModels the names of the models with an `outbox: outboxField`
   * @param options.timing how patient consumers are; tests are less so
   * @param options.afterStep for tests: called after each step of an event's way
   */
  static forService(options: EventsOptions = {}): DynamicModule {
    const { outboxModels = [], timing = DEFAULT_TIMING, afterStep = () => {} } = options;
    return {
      module: EventsModule,
      global: true,
      providers: [
        {
          provide: Inbox,
          inject: [getConnectionToken()],
          useFactory: (connection: Connection) => new Inbox(connection),
        },
        {
          provide: OutboxRelay,
          inject: [NATS_CONNECTION, getConnectionToken(), LOGGER],
          useFactory: (nc: NatsConnection, connection: Connection, logger: Logger) =>
            new OutboxRelay(nc, () => outboxCollections(connection, outboxModels), logger, afterStep),
        },
        {
          provide: EventConsumers,
          inject: [NATS_CONNECTION, SERVICE_NAME, Inbox, LOGGER],
          useFactory: (nc: NatsConnection, service: string, inbox: Inbox, logger: Logger) =>
            new EventConsumers(nc, service, inbox, logger, timing, afterStep),
        },
        EventsLifecycle,
      ],
      exports: [OutboxRelay, EventConsumers],
    };
  }
}

/** Asked late: models are registered while the application starts. */
function outboxCollections(connection: Connection, models: readonly string[]) {
  return models.map((name) =>
    connection.collection<DocumentWithOutbox>(connection.model(name).collection.collectionName),
  );
}
