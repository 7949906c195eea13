import type { NatsConnection } from '@nats-io/transport-node';
import type { Route } from '@serein/contracts';
import { BUCKET } from '../wire.ts';
import { openBucket } from './buckets.ts';

/** Tells the gateways which HTTP routes this service answers. Call it once the subscriptions are flushed. */
export async function announceRoutes(nc: NatsConnection, service: string, routes: readonly Route[]): Promise<void> {
  const bucket = await openBucket(nc, BUCKET.routes);
  await bucket.put(service, JSON.stringify({ service, routes }));
}
