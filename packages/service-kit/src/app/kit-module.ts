import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Inject, Injectable, Module, Optional, type Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Route } from '@serein/contracts';
import type { Connection } from 'mongoose';
import { ServiceClient } from '../client/service-client.ts';
import { EventConsumers } from '../events/event-consumers.ts';
import { FileStore } from '../files/file-store.ts';
import { Revocations } from '../revocations.ts';
import type { Logger } from './logging.ts';
import { CONFIG, LOGGER, NATS_CONNECTION, SERVICE_NAME } from './tokens.ts';

/** What every part of a service may have injected. */
@Module({})
class KitModule {}

/** What not every service has; null where it does not. */
@Injectable()
export class OptionalParts {
  constructor(
    @Optional() @Inject(EventConsumers) readonly consumers: EventConsumers | null = null,
    @Optional() @Inject(getConnectionToken()) readonly mongo: Connection | null = null,
  ) {}
}

/** The root of a service: the kit's providers for everybody, and the service's own module. */
@Module({})
export class ServiceRoot {
  static of(
    service: Type | DynamicModule,
    kit: { name: string; config: object; logger: Logger; nc: NatsConnection; calls: readonly Route[] },
  ): DynamicModule {
    const shared: DynamicModule = {
      module: KitModule,
      global: true,
      providers: [
        { provide: SERVICE_NAME, useValue: kit.name },
        { provide: CONFIG, useValue: kit.config },
        { provide: LOGGER, useValue: kit.logger },
        { provide: NATS_CONNECTION, useValue: kit.nc },
        { provide: ServiceClient, useFactory: () => new ServiceClient(kit.nc, kit.calls) },
        FileStore,
        Revocations,
      ],
      exports: [SERVICE_NAME, CONFIG, LOGGER, NATS_CONNECTION, FileStore, ServiceClient, Revocations],
    };
    return { module: ServiceRoot, imports: [shared, service], providers: [OptionalParts] };
  }
}
