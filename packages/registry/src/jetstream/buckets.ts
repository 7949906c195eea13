import { type KV, Kvm, type KvOptions } from '@nats-io/kv';
import { type ObjectStore, Objm } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { withPatience } from './patience.ts';
import { replicasOf } from './replicas.ts';

/**
 * Opens a key-value bucket as it is, and makes it where it is missing.
 * @param options of a bucket that is made; without them it keeps one value of each key
 */
export function openBucket(nc: NatsConnection, name: string, options: Partial<KvOptions> = {}): Promise<KV> {
  return withPatience(nc, () => new Kvm(nc).create(name, { history: 1, ...options, replicas: replicasOf(nc) }));
}

/** Opens an object store as it is, and makes it where it is missing. */
export function openObjectStore(nc: NatsConnection, name: string): Promise<ObjectStore> {
  return withPatience(nc, () => new Objm(nc).create(name, { replicas: replicasOf(nc) }));
}
