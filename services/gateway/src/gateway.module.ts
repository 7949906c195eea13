import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, FileStore, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { ApiDoor } from './api/api-door.ts';
import { RateLimits } from './api/rate-limits.ts';
import type { GatewayConfig } from './config.ts';
import { FilesDoor } from './files/files-door.ts';
import { StoredFiles } from './files/stored-files.ts';
import { FrontDoor } from './front-door.ts';
import { GatewayMetrics } from './operations/gateway-metrics.ts';
import { OperationsController } from './operations/operations.controller.ts';
import { Readiness } from './operations/readiness.ts';
import { AnnouncedRoutes } from './routes/announced-routes.ts';
import { RevokedTokens } from './session/revoked-tokens.ts';
import { Sessions } from './session/sessions.ts';
import { Registry } from './site/registry.ts';
import { SiteDoor } from './site/site-door.ts';
import { ImageEncoder } from './uploads/image-encoder.ts';
import { Uploads } from './uploads/uploads.ts';

/** What the process has before Nest begins. */
export interface Platform {
  config: GatewayConfig;
  logger: Logger;
  connection: NatsConnection;
}

@Global()
@Module({})
class PlatformModule {
  static with({ config, logger, connection }: Platform): DynamicModule {
    const values = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: NATS_CONNECTION, useValue: connection },
    ];
    return { module: PlatformModule, providers: [...values, FileStore], exports: [...values, FileStore] };
  }
}

@Module({ imports: [JwtModule.register({})], providers: [RevokedTokens, Sessions], exports: [Sessions] })
class SessionModule {}

@Module({
  imports: [SessionModule],
  providers: [AnnouncedRoutes, RateLimits, ImageEncoder, Uploads, ApiDoor],
  exports: [ApiDoor],
})
class ApiModule {}

@Module({ imports: [SessionModule], providers: [StoredFiles, FilesDoor], exports: [FilesDoor] })
class FilesModule {}

@Module({ providers: [Registry, SiteDoor], exports: [SiteDoor] })
class SiteModule {}

@Module({ controllers: [OperationsController], providers: [GatewayMetrics, Readiness], exports: [GatewayMetrics] })
class OperationsModule {}

/** The gateway: it knows no domain; routes, versions and files come to it over NATS. */
@Module({ imports: [ApiModule, FilesModule, SiteModule, OperationsModule], providers: [FrontDoor] })
export class GatewayModule {
  static on(platform: Platform): DynamicModule {
    return { module: GatewayModule, imports: [PlatformModule.with(platform)] };
  }
}
