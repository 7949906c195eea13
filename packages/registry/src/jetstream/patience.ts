import { setTimeout as delay } from 'node:timers/promises';
import { type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';

const PAUSE_MS = 200;

/** A cluster elects its leaders and finds its members in a few seconds. */
const PATIENCE_MS = 20_000;

/**
 * Makes or opens what is kept in JetStream, and tries again for a while where that fails: a cluster that has just
 * started, or that lacks a server, refuses for a moment, and two processes that make the same thing get into each
 * other's way.
 * @throws the last error, at once when the connection is closed or lacks the permission
 */
export async function withPatience<T>(nc: NatsConnection, open: () => Promise<T>, patienceMs = PATIENCE_MS) {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (nc.isClosed() || error instanceof PermissionViolationError || Date.now() > end) throw error;
      await delay(PAUSE_MS);
    }
  }
}
