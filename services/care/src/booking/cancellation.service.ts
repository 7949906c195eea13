import { Injectable } from '@nestjs/common';
import { APPOINTMENT_CANCELLED, type AppointmentCancelled } from '@serein/contracts/care';
import {
  type Failure,
  failure,
  newEvent,
  OutboxRelay,
  RequestContext,
  trusted,
  type VerifiedUser,
} from '@serein/service-kit';
import { Types } from 'mongoose';
import { isRefundable, Refunds } from '../payment/refunds.ts';
import type { Appointment } from './appointment.model.ts';
import { AppointmentRepository } from './appointment.repository.ts';
import { completedBefore, isCompleted } from './appointment-view.ts';

interface Cancelled {
  message: string;
  refunded: boolean;
}

const ROUNDS = 3;

@Injectable()
export class CancellationService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly refunds: Refunds,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Cancels an own appointment and frees its slot in the same update. While a payment is under way it is refused,
   * so that no charge can end in a cancelled appointment unseen. Cancelling again is no error.
   */
  async cancel(owner: VerifiedUser, appointmentId: string, ctx: RequestContext): Promise<Cancelled | Failure> {
    const _id = new Types.ObjectId(appointmentId);
    for (let round = 0; round < ROUNDS; round++) {
      const now = Date.now();
      const found = await this.appointments.findOne(owner, { _id });
      if (!found) return failure('appointmentNotFound');
      if (found.cancelled) return answer(found);
      if (isCompleted(found, now)) return failure('appointmentCompleted');
      if (found.payState === 'claiming') return failure('paymentPending');

      const cancelled = await this.cancelAs(owner, found, now);
      if (!cancelled) continue; // It was paid or cancelled meanwhile: look again.
      this.relay.wake();
      if (cancelled.refundState === 'due') await this.refund(cancelled, ctx);
      return answer(cancelled);
    }
    return failure('paymentPending');
  }

  private cancelAs(owner: VerifiedUser, { _id, payState, startsAt }: Appointment, now: number) {
    const refundDue = payState === 'paid' && isRefundable(startsAt, now);
    return this.appointments.updateOne(
      owner,
      { _id, payState, cancelled: false, isCompleted: false, startsAt: trusted({ $gte: completedBefore(now) }) },
      {
        $set: { cancelled: true, refundState: refundDue ? 'due' : 'none' },
        $unset: { claimed: 1 },
        $push: {
          outbox: newEvent<AppointmentCancelled>(APPOINTMENT_CANCELLED, {
            appointmentId: String(_id),
            userId: owner.id,
          }),
        },
      },
    );
  }

  private async refund(cancelled: Appointment, ctx: RequestContext): Promise<void> {
    try {
      await this.refunds.give(cancelled);
    } catch (error) {
      ctx.logger.warn({ err: error, appointmentId: String(cancelled._id) }, 'a refund will be tried again');
    }
  }
}

function answer({ refundState }: Appointment): Cancelled {
  const refunded = refundState !== 'none';
  const message = refunded ? 'Appointment cancelled. Your payment is on its way back.' : 'Appointment cancelled.';
  return { message, refunded };
}
