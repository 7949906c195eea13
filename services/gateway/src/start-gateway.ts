import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { connectNats, createLogger, NestLogger, stopLimitMs } from '@serein/service-kit';
import type { GatewayConfig } from './config.ts';
import { FrontDoor } from './front-door.ts';
import { GatewayModule } from './gateway.module.ts';
import { OpenConnections } from './http/open-connections.ts';
import { AnnouncedRoutes } from './routes/announced-routes.ts';

/** Longer than the idle time of usual load balancers, so that they close first and no request meets a closed door. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_MS = 20_000;
/** A slow phone may take this long to send a recording. */
const WHOLE_REQUEST_MS = 180_000;

export interface RunningGateway {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Takes no new requests, finishes those in flight by their deadlines, then leaves NATS. */
  stop(): Promise<void>;
}

/**
 * Starts the gateway; resolves when it takes requests.
 * @param limitOf how long a stop waits for what is in hand, by the announced routes. As services do, it leaves time beside the
 * longest deadline: that runs from when a request's body has arrived.
 */
export async function startGateway(config: GatewayConfig, limitOf = stopLimitMs): Promise<RunningGateway> {
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const connection = await connectNats(config, 'gateway', logger);
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.on({ config, logger, connection }), {
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(app.get(FrontDoor).handle);
  const server = app.getHttpServer();
  const connections = new OpenConnections(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = WHOLE_REQUEST_MS;
  await app.listen(config.PORT);
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'The gateway is open.');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const limit = limitOf(app.get(AnnouncedRoutes).table.routes);
      const impatience = setTimeout(() => server.closeAllConnections(), limit);
      const closed = app.close();
      connections.close();
      await closed;
      clearTimeout(impatience);
      await connection.drain();
    },
  };
}
