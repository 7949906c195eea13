import { type JetStreamManager, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { type ObjectStore, Objm } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { DEPLOYMENTS_STREAM, POINTER_HISTORY, REMOTES_BUCKET, SITE_STORE, VERSIONS_BUCKET } from './names.ts';

/** Where the registry lies. */
export interface Storage {
  remotes: KV;
  versions: KV;
  files: ObjectStore;
  streams: JetStreamManager;
}

/** On how many servers each part is kept: on one that stands alone, or on three of a cluster. */
const replicasOf = (nc: NatsConnection): number => (nc.info?.cluster ? 3 : 1);

/** Opens the registry's parts and makes those that are missing; other processes may do the same at this moment. */
export async function openStorage(nc: NatsConnection): Promise<Storage> {
  const streams = await jetstreamManager(nc);
  const [remotes, versions, files] = await Promise.all([
    openBucket(nc, REMOTES_BUCKET, POINTER_HISTORY),
    openBucket(nc, VERSIONS_BUCKET, 1),
    openFiles(nc),
  ]);
  await keepHistory(remotes, streams);
  await openDeployments(remotes, streams);
  return { remotes, versions, files, streams };
}

async function openBucket(nc: NatsConnection, name: string, history: number): Promise<KV> {
  const buckets = new Kvm(nc);
  // Direct gets may be answered by a server that is behind, and what was just written has to be seen.
  const reading = { allow_direct: false };
  try {
    return await buckets.create(name, { history, replicas: replicasOf(nc), ...reading });
  } catch {
    // It stands already with other settings; a server that does not answer fails here too.
    return await buckets.open(name, reading);
  }
}

async function openFiles(nc: NatsConnection): Promise<ObjectStore> {
  const stores = new Objm(nc);
  try {
    return await stores.create(SITE_STORE, { replicas: replicasOf(nc) });
  } catch {
    return await stores.open(SITE_STORE);
  }
}

/** Whoever opened the bucket first may have made it with a shorter history. */
async function keepHistory(remotes: KV, streams: JetStreamManager): Promise<void> {
  const { config } = (await remotes.status()).streamInfo;
  if (config.max_msgs_per_subject >= POINTER_HISTORY) return;
  await streams.streams.update(config.name, { max_msgs_per_subject: POINTER_HISTORY });
}

/** Nothing is ever taken out of this stream: it is the audit record. */
async function openDeployments(remotes: KV, streams: JetStreamManager): Promise<void> {
  const { name, num_replicas } = (await remotes.status()).streamInfo.config;
  const config = {
    name: DEPLOYMENTS_STREAM,
    sources: [{ name }],
    storage: StorageType.File,
    num_replicas,
    allow_direct: true,
    deny_delete: true,
    deny_purge: true,
  };
  try {
    await streams.streams.add(config);
  } catch {
    await streams.streams.info(DEPLOYMENTS_STREAM);
  }
}
