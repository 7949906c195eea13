import { type JetStreamManager, jetstreamManager, StorageType } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import type { ObjectStore } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { openBucket, openObjectStore } from '../jetstream/buckets.ts';
import { withPatience } from '../jetstream/patience.ts';
import { DEPLOYMENTS_STREAM, POINTER_HISTORY, REMOTES_BUCKET, SITE_STORE, VERSIONS_BUCKET } from './names.ts';

/** Direct gets may be answered by a server that is behind, and what was just written has to be seen. */
const FROM_THE_LEADER = { allow_direct: false };

/** Where the registry lies. */
export interface Storage {
  remotes: KV;
  versions: KV;
  files: ObjectStore;
  streams: JetStreamManager;
}

/**
 * Opens the registry's parts as they are, and makes those that are missing. Other processes may do the same at this
 * moment, and a cluster that has just started cannot yet: tries again for a while.
 */
export function openStorage(nc: NatsConnection): Promise<Storage> {
  return withPatience(nc, async () => {
    const streams = await jetstreamManager(nc);
    const [remotes, versions, files] = await Promise.all([
      openBucket(nc, REMOTES_BUCKET, { history: POINTER_HISTORY, ...FROM_THE_LEADER }),
      openBucket(nc, VERSIONS_BUCKET, FROM_THE_LEADER),
      openObjectStore(nc, SITE_STORE),
    ]);
    await keepHistory(remotes, streams);
    await openDeployments(remotes, streams);
    return { remotes, versions, files, streams };
  });
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
