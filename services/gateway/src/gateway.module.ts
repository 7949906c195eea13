import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { RegistryStore } from '@serein/registry';
import { CONFIG, FileStore, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { ApiDoor } from './api/api-door.ts';
import { RateLimits } from './api/rate-limits.ts';
import type { GatewayConfig } from './config.ts';
import { FilesDoor } from './files/files-door.ts';
import { StoredFiles } from './files/stored-files.ts';
import { FrontDoor } from './front-door.ts';
import { CanaryGuard } from './loads/canary-guard.ts';
import { LoadReporting } from './loads/load-reporting.ts';
import { Loads } from './loads/loads.ts';
import { GatewayMetrics } from './operations/gateway-metrics.ts';
import { OperationsController } from './operations/operations.controller.ts';
import { Readiness } from './operations/readiness.ts';
import { SiteMetrics } from './operations/site-metrics.ts';
import { Authorities } from './registry/authority.ts';
import { Candidates } from './registry/candidates.ts';
import { Changes } from './registry/changes.ts';
import { Overriding } from './registry/overriding.ts';
import { Publishing } from './registry/publishing.ts';
import { Readings } from './registry/readings.ts';
import { RegistryDoor } from './registry/registry-door.ts';
import { AnnouncedRoutes } from './routes/announced-routes.ts';
import { RevokedTokens } from './session/revoked-tokens.ts';
import { Sessions } from './session/sessions.ts';
import { FetchAhead } from './site/fetch-ahead.ts';
import { Overrides } from './site/overrides.ts';
import { Registry } from './site/registry.ts';
import { Retention } from './site/retention.ts';
import { SiteDoor } from './site/site-door.ts';
import { VersionShelf } from './site/version-shelf.ts';
import { Versions } from './site/versions.ts';
import { Visitors } from './site/visitors.ts';
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
    const store = {
      provide: RegistryStore,
      useFactory: () => RegistryStore.open(connection),
    };
    const providers = [...values, store, FileStore];
    return { module: PlatformModule, providers, exports: providers };
  }
}

@Module({
  imports: [JwtModule.register({})],
  providers: [RevokedTokens, Sessions],
  exports: [JwtModule, RevokedTokens, Sessions],
})
class SessionModule {}

@Module({
  imports: [SessionModule],
  providers: [AnnouncedRoutes, RateLimits, ImageEncoder, Uploads, ApiDoor],
  exports: [ApiDoor, AnnouncedRoutes, RateLimits],
})
class ApiModule {}

@Module({ imports: [SessionModule], providers: [StoredFiles, FilesDoor], exports: [FilesDoor] })
class FilesModule {}

@Module({
  imports: [SessionModule],
  providers: [VersionShelf, FetchAhead, Retention, Versions, Registry, Overrides, Visitors, SiteDoor],
  exports: [VersionShelf, Registry, Overrides, Visitors, SiteDoor],
})
class SiteModule {}

@Module({
  controllers: [OperationsController],
  providers: [GatewayMetrics, SiteMetrics, Readiness],
  exports: [GatewayMetrics],
})
class OperationsModule {}

@Module({
  imports: [SessionModule, ApiModule, SiteModule, OperationsModule],
  providers: [
    Authorities,
    Candidates,
    Publishing,
    Changes,
    Readings,
    Overriding,
    Loads,
    LoadReporting,
    CanaryGuard,
    RegistryDoor,
  ],
  exports: [RegistryDoor],
})
class RegistryModule {}

/** The gateway: it knows no domain; routes, versions and files come to it over NATS. */
@Module({
  imports: [ApiModule, FilesModule, SiteModule, RegistryModule, OperationsModule],
  providers: [FrontDoor],
})
export class GatewayModule {
  static on(platform: Platform): DynamicModule {
    return { module: GatewayModule, imports: [PlatformModule.with(platform)] };
  }
}
