import type { z } from 'zod';
import { serviceTable } from '../announcing/service-table.ts';
import { ConfigError, loadConfig, ServiceConfig } from './config.ts';
import { createLogger, type Logger } from './logging.ts';
import { type ServiceApp, type ServiceDefinition, startApp } from './service-app.ts';
import { stopLimitMs } from './stop-limit.ts';

/** `node dist/main.js --contract` prints what this build answers and asks, and starts nothing. */
const PRINT_TABLE = '--contract';

export interface RunOptions extends ServiceDefinition {
  /** `ServiceConfig` with the service's own variables. */
  config?: z.ZodType<ServiceConfig>;
}

/**
 * The whole life of a service process: checks the environment, starts, and stops on SIGTERM, SIGINT or when its
 * launcher is gone (the IPC channel closes). What it cannot start with is said in a sentence on stderr, exit code 1.
 */
export async function runService({ config: schema = ServiceConfig, ...service }: RunOptions): Promise<void> {
  if (process.argv.includes(PRINT_TABLE)) {
    process.stdout.write(`${JSON.stringify(serviceTable(service))}\n`);
    return;
  }
  const config = readConfig(service.name, schema);
  const logger = createLogger(service.name, config.LOG_LEVEL);
  process.on('unhandledRejection', (error) => die(logger, error));
  process.on('uncaughtException', (error) => die(logger, error));
  try {
    const running = await startApp(service, config, logger);
    const withinMs = stopLimitMs(Object.values(service.routes));
    const stop = (reason: string) => void shutDown(running, { logger, reason, withinMs });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
    process.on('disconnect', () => stop('the launcher is gone'));
    void running.nc.closed().then((error) => {
      if (error) die(logger, error);
    });
    // A launcher that uses IPC waits for this; without one there is nobody to tell.
    process.send?.({ ready: service.name });
  } catch (error) {
    die(logger, error);
  }
}

function readConfig(name: string, schema: z.ZodType<ServiceConfig>): ServiceConfig {
  try {
    return loadConfig(schema);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(
      `The ${name} service cannot start:\n${error.sentences.map((text) => `  ${text}`).join('\n')}\n`,
    );
    process.exit(1);
  }
}

interface Stop {
  logger: Logger;
  reason: string;
  /** A stop that takes longer is ended. */
  withinMs: number;
}

async function shutDown(running: ServiceApp, { logger, reason, withinMs }: Stop): Promise<void> {
  logger.info({ reason }, 'stopping');
  setTimeout(() => process.exit(1), withinMs).unref();
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    die(logger, error);
  }
}

function die(logger: Logger, error: unknown): never {
  logger.fatal({ err: error }, 'the service ends');
  process.exit(1);
}
