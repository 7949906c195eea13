import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { REFUND_UNTIL_HOURS } from '@serein/contracts/care';
import type { Model } from 'mongoose';
import { Appointment } from '../booking/appointment.model.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider.ts';

/** Spec 0: in full until 4 hours before the start, none after. */
export function isRefundable(startsAt: Date, now: number): boolean {
  return startsAt.getTime() - now >= REFUND_UNTIL_HOURS * 60 * 60_000;
}

@Injectable()
export class Refunds {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Gives a refund that is due back; one that fails stays due, and the recovery job tries again. */
  async give({ _id, chargeId }: Pick<Appointment, '_id' | 'chargeId'>): Promise<void> {
    if (chargeId) await this.provider.refund(chargeId);
    await this.appointments.updateOne({ _id, refundState: 'due' }, { $set: { refundState: 'done' } });
  }
}
