import type { NatsConnection } from '@nats-io/transport-node';
import type { INestMicroservice } from '@nestjs/common';
import type { z } from 'zod';
import { loadConfig, ServiceConfig } from '../app/config.ts';
import { createLogger } from '../app/logging.ts';
import { type ServiceDefinition, startApp } from '../app/service-app.ts';
import { connectNats } from '../transport/connection.ts';
import { startInfra, type TestInfra } from './infra.ts';
import { TestCaller } from './test-caller.ts';

const CONTEXT_SECRET = 'the-context-secret-of-the-tests';

export interface TestServiceOptions extends ServiceDefinition {
  /** `ServiceConfig` with the service's own variables. */
  config?: z.ZodType<ServiceConfig>;
  env?: NodeJS.ProcessEnv;
  /** To share servers between services, or to start a service again on the same data. */
  infra?: TestInfra;
}

/** A service that runs in the test's process, on a real NATS server and a real MongoDB. */
export class TestService extends TestCaller {
  constructor(
    readonly app: INestMicroservice,
    nats: NatsConnection,
    readonly infra: TestInfra,
    private readonly stopService: () => Promise<void>,
    private readonly ownsInfra: boolean,
  ) {
    super(nats, CONTEXT_SECRET);
  }

  /** Stops the service as SIGTERM would, and its servers unless they are shared. */
  async stop(): Promise<void> {
    await this.stopService();
    if (!this.nats.isClosed()) await this.nats.close();
    if (this.ownsInfra) await this.infra.stop();
  }
}

/** Starts a service for a test. Defaults: SEED=none, no logs. */
export async function startService(options: TestServiceOptions): Promise<TestService> {
  const infra = options.infra ?? (await startInfra());
  const env = {
    NODE_ENV: 'test',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    CONTEXT_SECRET,
    NATS_URL: infra.natsUrl,
    MONGODB_URI: infra.mongoUri,
    ...options.env,
  };
  const config = loadConfig(options.config ?? ServiceConfig, env);
  const running = await startApp(options, config, createLogger(options.name, config.LOG_LEVEL));
  const nats = await connectNats(infra.natsUrl, 'test');
  return new TestService(running.app, nats, infra, running.stop, options.infra === undefined);
}
