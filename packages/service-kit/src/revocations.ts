import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { openBucket } from '@serein/registry/jetstream';
import { NATS_CONNECTION } from './app/tokens.ts';
import { BUCKET } from './wire.ts';

/** Ends sessions: the gateways refuse a user's tokens below the version that stands here. */
@Injectable()
export class Revocations {
  constructor(@Inject(NATS_CONNECTION) private readonly nc: NatsConnection) {}

  /** @param lowestGoodVersion tokens with a smaller `ver` are refused from now on */
  async revoke(userId: string, lowestGoodVersion: number): Promise<void> {
    const bucket = await openBucket(this.nc, BUCKET.revocations);
    await bucket.put(userId, String(lowestGoodVersion));
  }
}
