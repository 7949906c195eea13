import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { withPatience } from './patience.ts';
import { replicasOf } from './replicas.ts';

/** Opens a key-value bucket as it is, and makes it where it is missing. */
export function openBucket(nc: NatsConnection, name: string): Promise<KV> {
  return withPatience(nc, () => new Kvm(nc).create(name, { history: 1, replicas: replicasOf(nc) }));
}
