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

/**
 * Opens the registry's parts as they are, and makes those that are missing. Other processes may do the same at this
 * moment, and a cluster that has just started cannot yet: try again for a while.
 */
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

function openBucket(nc: NatsConnection, name: string, history: number): Promise<KV> {
  // Direct gets may be answered by a server that is behind, and what was just written has to be seen.
  const make = () => new Kvm(nc).create(name, { history, replicas: replicasOf(nc), allow_direct: false });
  // The second try finds what somebody else has made at the same moment with other settings.
  return make().catch(make);
}

function openFiles(nc: NatsConnection): Promise<ObjectStore> {
  return new Objm(nc).create(SITE_STORE, { replicas: replicasOf(nc) });
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
