import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { careRoutes } from '@serein/contracts/care';
import { LOGGER, type Logger, trusted } from '@serein/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import { Appointment, type ReleasedCharge } from '../booking/appointment.model.ts';
import { type Claim, Claims, chargeKeyOf } from './claims.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider.ts';
import { Refunds } from './refunds.ts';

const INTERVAL_MS = 30_000;
/** No request that made a claim lives this long any more. */
const STALE_CLAIM_MS = 3 * (careRoutes.processPayment.deadlineMs ?? 20_000);
/** How long a late charge under a released key is looked out for. */
const WATCH_MS = 60 * 60_000;

/**
 * Ends what a crash or a silent provider left half done: claims without a word of their charge, refunds that
 * were not given, charges that arrived after their claim was released. Every step may run twice, in any copy.
 */
@Injectable()
export class PaymentRecovery implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly claims: Claims,
    private readonly refunds: Refunds,
  ) {}

  onApplicationBootstrap(): void {
    const run = async () => {
      await this.recover(Date.now());
      this.timer = setTimeout(run, INTERVAL_MS).unref();
    };
    this.timer = setTimeout(run, 0).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** @param now epoch milliseconds; claims older than a minute before it are resolved */
  async recover(now: number): Promise<void> {
    const stale = { payState: 'claiming' as const, claimedAt: trusted({ $lt: new Date(now - STALE_CLAIM_MS) }) };
    await this.forEach(stale, (claim) => this.resolve(claim, now));
    await this.forEach({ refundState: 'due' as const }, (cancelled) => this.refunds.give(cancelled));
    await this.forEach({ 'releasedCharges.at': trusted({ $exists: true }) }, (released) => this.watch(released, now));
  }

  private async resolve(claim: Claim, now: number): Promise<void> {
    const charge = await this.provider.find(chargeKeyOf(claim));
    if (!charge) await this.claims.giveUp(claim, now);
    else if (!(await this.claims.settle(claim, charge))) await this.provider.refund(charge.id);
  }

  private async watch(appointment: Appointment, now: number): Promise<void> {
    for (const released of appointment.releasedCharges ?? []) {
      const charge = await this.provider.find(released.key);
      if (charge) await this.provider.refund(charge.id);
      if (charge || released.at.getTime() < now - WATCH_MS) await this.forget(appointment, released);
    }
  }

  private async forget({ _id }: Appointment, { key }: ReleasedCharge): Promise<void> {
    await this.appointments.updateOne({ _id }, { $pull: { releasedCharges: { key } } });
    await this.appointments.updateOne(
      { _id, releasedCharges: trusted({ $size: 0 }) },
      { $unset: { releasedCharges: 1 } },
    );
  }

  /** One that fails is logged and left for the next round; the others go on. */
  private async forEach(filter: QueryFilter<Appointment>, step: (found: Appointment) => Promise<void>) {
    try {
      for await (const found of this.appointments.find(filter).lean().cursor()) {
        await step(found).catch((error: unknown) => {
          this.logger.error({ err: error, appointmentId: String(found._id) }, 'payment recovery will try again');
        });
      }
    } catch (error) {
      this.logger.error({ err: error }, 'payment recovery could not read');
    }
  }
}
