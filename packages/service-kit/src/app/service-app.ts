import 'reflect-metadata';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  type ArgumentsHost,
  Catch,
  type DynamicModule,
  type ExceptionFilter,
  type INestMicroservice,
  StandardSchemaValidationPipe,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { Route } from '@serein/contracts';
import { type Observable, throwError } from 'rxjs';
import { Announcer } from '../announcing/announcer.ts';
import { serviceTable } from '../announcing/service-table.ts';
import { invalidInput } from '../failures/invalid-input.ts';
import { answerHealth } from '../health/health-responder.ts';
import { RequestMetrics } from '../health/metrics.ts';
import { connectNats } from '../transport/connection.ts';
import { NatsStrategy } from '../transport/nats-strategy.ts';
import type { ServiceConfig } from './config.ts';
import { OptionalParts, ServiceRoot } from './kit-module.ts';
import { type Logger, NestLogger } from './logging.ts';

export interface ServiceDefinition {
  /** As in `rpc.<name>.…`, and the name of the queue group. */
  name: string;
  /** The Nest module with the service's controllers and providers. */
  module: Type | DynamicModule;
  /** The service's table of `packages/contracts`. */
  routes: Readonly<Record<string, Route>>;
  /** The routes of other services that it calls (`ServiceClient` refuses others): announced, so that nobody breaks them. */
  calls?: readonly Route[];
}

export interface ServiceApp {
  app: INestMicroservice;
  nc: NatsConnection;
  /** Takes no new request, answers those in hand, publishes waiting events, and closes every connection. */
  stop(): Promise<void>;
}

/** The transport decides what an exception means; Nest's own filter would hide it. Filters of a service come first. */
@Catch()
class PassOn implements ExceptionFilter {
  catch(exception: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => exception);
  }
}

/**
 * Starts a service in this process. Resolves when it can be asked: indexes are built, subscriptions known to the
 * server, routes announced.
 */
export async function startApp(
  { name, module, routes, calls = [] }: ServiceDefinition,
  config: ServiceConfig,
  logger: Logger,
): Promise<ServiceApp> {
  const nc = await connectNats(config, name, logger);
  try {
    const metrics = new RequestMetrics(name);
    const jwt = new JwtService({ secret: config.CONTEXT_SECRET });
    const strategy = new NatsStrategy(nc, name, Object.values(routes), { jwt, logger, metrics });
    const app = await NestFactory.createMicroservice<MicroserviceOptions>(
      ServiceRoot.of(module, { name, config, logger, nc, calls }),
      { strategy, logger: new NestLogger(logger), abortOnError: false },
    );
    app.useGlobalFilters(new PassOn());
    app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: invalidInput }));
    const { consumers, mongo } = app.get(OptionalParts);
    if (consumers) strategy.useConsumers(consumers);
    // Also runs the init and bootstrap hooks; app.init() before it would run them twice.
    await app.listen();
    const ping = mongo ? () => mongo.db?.command({ ping: 1 }) ?? Promise.reject() : null;
    const health = answerHealth(nc, name, metrics, ping, logger);
    await nc.flush();
    const table = serviceTable({ name, module, routes, calls });
    const announcer = new Announcer(nc, table, logger);
    await announcer.start();
    logger.info({ routes: table.routes.length }, 'ready');
    const stop = async () => {
      await announcer.stop();
      // From here on another copy speaks for the service; this one's database is about to be closed.
      await Promise.all(health.map((subscription) => subscription.drain()));
      await app.close();
      if (!nc.isClosed()) await nc.drain();
    };
    return { app, nc, stop: once(stop) };
  } catch (error) {
    await nc.close();
    throw error;
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
