import type { KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { openBucket } from '@serein/registry/jetstream';
import { NATS_CONNECTION } from './app/tokens.ts';
import { BUCKET, SESSION_TOKEN } from './wire.ts';

/** No token that a value ends lives longer. */
const KEPT_MS = (SESSION_TOKEN.days + 1) * 24 * 60 * 60 * 1000;

/** Opens the bucket of the ended sessions; whoever makes it, it forgets them when their tokens are over by themselves. */
export const openRevocations = (nc: NatsConnection): Promise<KV> =>
  openBucket(nc, BUCKET.revocations, { ttl: KEPT_MS });

/** Ends sessions: the gateways refuse a user's tokens below the version that stands here. */
@Injectable()
export class Revocations {
  constructor(@Inject(NATS_CONNECTION) private readonly nc: NatsConnection) {}

  /** @param lowestGoodVersion tokens with a smaller `ver` are refused from now on */
  async revoke(userId: string, lowestGoodVersion: number): Promise<void> {
    const bucket = await openRevocations(this.nc);
    await bucket.put(userId, String(lowestGoodVersion));
  }
}
