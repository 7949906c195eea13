import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BOOKING_DAYS, type SlotDay } from '@serein/contracts/care';
import { deadlineOptions, RequestContext, trusted } from '@serein/service-kit';
import type { Model } from 'mongoose';
import type { Doctor } from '../doctors/doctor.model.ts';
import { Appointment } from './appointment.model.ts';
import { slotDays } from './slot-days.ts';

export const SCHEDULE_PROJECTION = { timeZone: 1, available: 1, custom_slots: 1 } as const;
type Scheduled = Pick<Doctor, '_id' | keyof typeof SCHEDULE_PROJECTION>;

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class SlotsService {
  constructor(@InjectModel(Appointment.name) private readonly appointments: Model<Appointment>) {}

  /** The seven days of a doctor with the slots that are claimed or past marked. */
  async daysOf(doctor: Scheduled, now: number, ctx: RequestContext): Promise<SlotDay[]> {
    const { timeZone, available, custom_slots: customSlots = {} } = doctor;
    const until = new Date(now + (BOOKING_DAYS + 1) * DAY_MS);
    const claims = await this.appointments
      .find(
        { docId: doctor._id, claimed: true, startsAt: trusted({ $gte: new Date(now), $lt: until }) },
        { startsAt: 1 },
        deadlineOptions(ctx),
      )
      .lean();
    return slotDays(
      { timeZone, available, customSlots },
      now,
      new Set(claims.map((claim) => claim.startsAt.getTime())),
    );
  }
}
