import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { BaseConfig } from '../app/config.ts';
import type { Logger } from '../app/logging.ts';

/** Where NATS is, and as whom to go there. */
type NatsAddress = Pick<BaseConfig, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>;

/**
 * Where the answers for a process arrive, so that an account can be allowed its own answers and nobody else's:
 * `_INBOX.care.>` for the service care.
 */
export const inboxPrefix = (name: string): string => `_INBOX.${name}`;

/**
 * Connects to NATS: tries again for ever once connected, names the process to the server's monitoring, and has its
 * inboxes under `inboxPrefix(name)`.
 * @param address the configuration of a process, or just a URL
 */
export async function connectNats(
  address: NatsAddress | string,
  name: string,
  logger?: Logger,
): Promise<NatsConnection> {
  const { NATS_URL, NATS_USER, NATS_PASSWORD } = typeof address === 'string' ? toAddress(address) : address;
  const nc = await connect({
    servers: NATS_URL.split(','),
    ...(NATS_USER === undefined ? {} : { user: NATS_USER, pass: NATS_PASSWORD ?? '' }),
    name,
    inboxPrefix: inboxPrefix(name),
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    timeout: 5_000,
    pingInterval: 10_000,
  });
  if (logger) void reportStatus(nc, logger);
  return nc;
}

const toAddress = (url: string): NatsAddress => ({ NATS_URL: url });

async function reportStatus(nc: NatsConnection, logger: Logger): Promise<void> {
  for await (const status of nc.status()) {
    if (status.type === 'disconnect' || status.type === 'reconnect') logger.warn({ nats: status.type }, 'NATS');
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS');
  }
}
