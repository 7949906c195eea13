import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { replicasOf } from './replicas.ts';

/** Opens a key-value bucket and makes it where it is missing; another process may make it at the same moment. */
export async function openBucket(nc: NatsConnection, name: string): Promise<KV> {
  const buckets = new Kvm(nc);
  try {
    return await buckets.create(name, { history: 1, replicas: replicasOf(nc) });
  } catch {
    // It stands already with other settings: those of whoever made it are as good.
    return await buckets.open(name);
  }
}
