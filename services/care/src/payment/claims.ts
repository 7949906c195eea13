import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { APPOINTMENT_PAID, type AppointmentPaid } from '@serein/contracts/care';
import {
  type Failure,
  failure,
  isDuplicateKey,
  newEvent,
  OutboxRelay,
  trusted,
  type VerifiedUser,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { Appointment } from '../booking/appointment.model.ts';
import { AppointmentRepository } from '../booking/appointment.repository.ts';
import { isCompleted } from '../booking/appointment-view.ts';
import type { Charge } from './provider.ts';
import { VideoRooms } from './video-rooms.ts';

/** A slot held for one attempt to pay. */
export type Claim = Pick<
  Appointment,
  '_id' | 'userId' | 'docId' | 'startsAt' | 'attempt' | 'amount' | 'consultationMode'
>;

/** Charging twice under the key of one claim is one charge. */
export const chargeKeyOf = (claim: Pick<Claim, '_id' | 'attempt'>): string => `${claim._id}.${claim.attempt}`;

/** The states of an appointment's payment. Each step is one atomic update of one document. */
@Injectable()
export class Claims {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly owned: AppointmentRepository,
    private readonly rooms: VideoRooms,
    private readonly relay: OutboxRelay,
  ) {}

  /** unpaid → claiming. The unique index on claimed slots lets one payer of a slot through. */
  async claim(owner: VerifiedUser, appointmentId: string, now: number): Promise<Claim | 'paid' | Failure> {
    const _id = new Types.ObjectId(appointmentId);
    try {
      const claim = await this.owned.updateOne(
        owner,
        { _id, payState: 'unpaid', cancelled: false, isCompleted: false, startsAt: trusted({ $gt: new Date(now) }) },
        { $set: { payState: 'claiming', claimed: true, claimedAt: new Date(now) }, $inc: { attempt: 1 } },
      );
      if (claim) return claim;
    } catch (error) {
      if (isDuplicateKey(error)) return failure('slotUnavailable');
      throw error;
    }
    return this.whyNot(owner, _id, now);
  }

  /** claiming → paid. @returns false when the claim was given up in the meantime: the charge must go back */
  async settle(claim: Claim, charge: Charge): Promise<boolean> {
    const { _id, userId, docId, startsAt, attempt, consultationMode } = claim;
    const settled = await this.appointments.updateOne(
      { _id, payState: 'claiming', attempt },
      {
        $set: {
          payState: 'paid',
          chargeId: charge.id,
          ...(consultationMode === 'online' ? { videoCallLink: this.rooms.newLink() } : {}),
        },
        $unset: { claimedAt: 1 },
        $push: {
          outbox: newEvent<AppointmentPaid>(APPOINTMENT_PAID, {
            appointmentId: String(_id),
            userId,
            docId: String(docId),
            startsAt: startsAt.toISOString(),
          }),
        },
      },
    );
    if (settled.modifiedCount === 1) {
      this.relay.wake();
      return true;
    }
    return (await this.appointments.countDocuments({ _id, payState: 'paid', chargeId: charge.id })) === 1;
  }

  /** claiming → unpaid, after the provider said no. */
  async release({ _id, attempt }: Claim): Promise<void> {
    await this.appointments.updateOne(
      { _id, payState: 'claiming', attempt },
      { $set: { payState: 'unpaid' }, $unset: { claimed: 1, claimedAt: 1 } },
    );
  }

  /** claiming → unpaid without word of the charge; its key stays under watch, since it may still arrive. */
  async giveUp(claim: Claim, now: number): Promise<void> {
    await this.appointments.updateOne(
      { _id: claim._id, payState: 'claiming', attempt: claim.attempt },
      {
        $set: { payState: 'unpaid' },
        $unset: { claimed: 1, claimedAt: 1 },
        $push: { releasedCharges: { key: chargeKeyOf(claim), at: new Date(now) } },
      },
    );
  }

  private async whyNot(owner: VerifiedUser, _id: Types.ObjectId, now: number): Promise<'paid' | Failure> {
    const found = await this.owned.findOne(owner, { _id });
    if (!found) return failure('appointmentNotFound');
    if (found.cancelled) return failure('appointmentCancelled');
    if (found.payState === 'paid') return 'paid';
    if (isCompleted(found, now)) return failure('appointmentCompleted');
    if (found.payState === 'claiming') return failure('paymentPending');
    return failure('slotUnavailable');
  }
}
