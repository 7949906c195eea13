import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../app/logging.ts';

/** Connects to NATS: tries again for ever once connected, and names the process to the server's monitoring. */
export async function connectNats(url: string, name: string, logger?: Logger): Promise<NatsConnection> {
  const nc = await connect({
    servers: url.split(','),
    name,
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    timeout: 5_000,
    pingInterval: 10_000,
  });
  if (logger) void reportStatus(nc, logger);
  return nc;
}

async function reportStatus(nc: NatsConnection, logger: Logger): Promise<void> {
  for await (const status of nc.status()) {
    if (status.type === 'disconnect' || status.type === 'reconnect') logger.warn({ nats: status.type }, 'NATS');
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS');
  }
}
