import { setTimeout as delay } from 'node:timers/promises';
import type { KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { type Logger, openBucket } from '@serein/service-kit';

const RETRY_MS = 500;

/** The watched bucket's present content, by key, each value as its text. */
export type BucketContent = ReadonlyMap<string, string>;

export interface BucketWatch {
  stop(): void;
}

export interface WatchOptions {
  /** Opens a bucket that is made with settings of its own. */
  open?: (connection: NatsConnection) => Promise<KV>;
  /** How often the bucket is read anew: of values that have come of age the server tells nobody. Default: never. */
  renewMs?: number;
}

/**
 * Follows a key-value bucket (made when absent). `changed` gets the whole content after the first load and after
 * every change, with the key that changed. Resolves when the first load is done. A watch that breaks is begun again.
 */
export async function watchBucket(
  connection: NatsConnection,
  bucket: string,
  changed: (content: BucketContent, key?: string) => void,
  logger: Logger,
  { open = (nc) => openBucket(nc, bucket), renewMs }: WatchOptions = {},
): Promise<BucketWatch> {
  const kv = await open(connection);
  let stopped = false;
  let renewing = false;
  let end: () => void = () => undefined;

  const follow = async (loaded: () => void): Promise<void> => {
    const content = new Map<string, string>();
    const entries = await kv.watch();
    end = () => entries.stop();
    // One pending message is announced as delta 0; a bucket that never had a key announces none.
    let loading = !(await isEmpty(kv));
    if (!loading) {
      changed(content);
      loaded();
    }
    for await (const entry of entries) {
      if (entry.operation === 'PUT') content.set(entry.key, entry.string());
      else content.delete(entry.key);
      if (loading && entry.delta !== 0) continue;
      changed(content, loading ? undefined : entry.key);
      if (loading) loaded();
      loading = false;
    }
  };

  const keepFollowing = async (loaded: () => void): Promise<void> => {
    while (!stopped && !connection.isClosed()) {
      try {
        await follow(loaded);
      } catch (error) {
        if (!stopped) logger.warn({ err: error, bucket }, 'The watch of a bucket broke and is begun again.');
      }
      if (!stopped && !renewing) await delay(RETRY_MS, undefined, { ref: false });
      renewing = false;
    }
  };

  await new Promise<void>((resolve) => {
    void keepFollowing(resolve);
  });
  const renew = (): void => {
    renewing = true;
    end();
  };
  const renewal = renewMs === undefined ? undefined : setInterval(renew, renewMs).unref();
  return {
    stop() {
      stopped = true;
      clearInterval(renewal);
      end();
    },
  };
}

async function isEmpty(kv: KV): Promise<boolean> {
  return (await kv.status()).values === 0;
}
