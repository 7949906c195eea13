import { hostname } from 'node:os';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Logger } from '../app/logging.ts';
import type { RequestMetrics } from './metrics.ts';

/** What a service says about itself on `health.<service>`. */
export interface HealthAnswer {
  service: string;
  status: 'ok' | 'failing';
  /** Whether its database answers; null for a service without one. */
  mongo: boolean | null;
}

/** A database that answers later than this counts as failing. Who asks has to wait longer, or hears nothing. */
const PING_MS = 1_000;

/**
 * Answers `health.<service>` (any copy of the service does), `metrics.<service>` (every copy does), and
 * `health.<service>.<host>`, which asks this very copy where each has a host of its own, as in containers.
 * @param ping asks the database; null when the service has none
 */
export function answerHealth(
  nc: NatsConnection,
  service: string,
  metrics: RequestMetrics,
  ping: (() => Promise<unknown>) | null,
  logger: Logger,
): Subscription[] {
  // A question about the service must not end it, such as one whose answer fits into no message.
  const answerWith = (make: () => Promise<string>) => (_error: Error | null, message: Msg) => {
    void make()
      .then((text) => message.respond(text))
      .catch((error: unknown) => logger.error({ err: error, subject: message.subject }, 'not answered'));
  };
  const tell = answerWith(async () => {
    const mongo = await checkMongo(ping);
    const answer: HealthAnswer = { service, status: mongo === false ? 'failing' : 'ok', mongo };
    return JSON.stringify(answer);
  });
  const health = nc.subscribe(`health.${service}`, { queue: service, callback: tell });
  const ownHealth = nc.subscribe(`health.${service}.${hostname().replace(/[^\w-]/g, '-')}`, { callback: tell });
  const exposition = nc.subscribe(`metrics.${service}`, {
    callback: answerWith(() => metrics.text()),
  });
  return [health, ownHealth, exposition];
}

async function checkMongo(ping: (() => Promise<unknown>) | null): Promise<boolean | null> {
  if (!ping) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS);
  });
  try {
    return await Promise.race([ping().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
