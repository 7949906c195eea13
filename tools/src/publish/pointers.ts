import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';

/** What the registry says of one app. `url` is there in development only: the app's own dev server. */
interface RemotePointer {
  version: string;
  publishedAt: string;
  url?: string;
}

const BUCKET = 'remotes';

/** The registry: which version of each app a visitor gets. */
export class Pointers {
  private constructor(private readonly bucket: KV) {}

  static async open(connection: NatsConnection): Promise<Pointers> {
    return new Pointers(await new Kvm(connection).create(BUCKET));
  }

  /** Makes a version the live one, from the next page load on. Nothing happens when it is live already. */
  async point(app: string, target: { version: string; url?: string }): Promise<void> {
    const entry = await this.bucket.get(app);
    const live = entry?.operation === 'PUT' ? entry.json<RemotePointer>() : undefined;
    if (live?.version === target.version && live.url === target.url) return;
    const pointer: RemotePointer = { ...target, publishedAt: new Date().toISOString() };
    await this.bucket.put(app, JSON.stringify(pointer));
  }
}
