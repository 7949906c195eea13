import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BookAppointmentBody } from '@serein/contracts/care/schemas';
import {
  deadlineOptions,
  type Failure,
  FileStore,
  failure,
  isFailure,
  RequestContext,
  type VerifiedUser,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import { Doctor } from '../doctors/doctor.model.ts';
import { PatientsService } from '../patients/patients.service.ts';
import type { Appointment } from './appointment.model.ts';
import { AppointmentRepository } from './appointment.repository.ts';
import { offeredInstant } from './slot-days.ts';
import { formatSlotDate, formatSlotTime, instantsOf, isTimeZone, parseSlotDate, parseSlotTime } from './slot-time.ts';
import { SCHEDULE_PROJECTION, SlotsService } from './slots.service.ts';

type Body = z.output<typeof BookAppointmentBody>;

const BOOKED_PROJECTION = {
  ...SCHEDULE_PROJECTION,
  name: 1,
  image: 1,
  speciality: 1,
  degree: 1,
  address: 1,
  fees: 1,
} as const;

@Injectable()
export class BookingService {
  constructor(
    @InjectModel(Doctor.name) private readonly doctors: Model<Doctor>,
    private readonly appointments: AppointmentRepository,
    private readonly slots: SlotsService,
    private readonly patients: PatientsService,
    private readonly files: FileStore,
  ) {}

  /** Books without claiming: an unpaid booking does not block others (spec 0). */
  async book(owner: VerifiedUser, body: Body, ctx: RequestContext): Promise<Appointment | Failure> {
    const booked = await this.tryToBook(owner, body, ctx);
    // The gateway has stored the recording before we could refuse the booking.
    if (isFailure(booked) && body.audioMessage) await this.files.delete(body.audioMessage.id);
    return booked;
  }

  private async tryToBook(owner: VerifiedUser, body: Body, ctx: RequestContext): Promise<Appointment | Failure> {
    if (!body.patientDescription && !body.audioMessage) return failure('problemMissing');
    const wish = readWish(body);
    if (isFailure(wish)) return wish;

    const doctor = await this.doctors
      .findOne({ _id: new Types.ObjectId(body.docId) }, BOOKED_PROJECTION, deadlineOptions(ctx))
      .lean();
    if (!doctor) return failure('doctorNotFound');
    if (!doctor.available) return failure('doctorUnavailable');

    const now = Date.now();
    const startsAt = offeredInstant(await this.slots.daysOf(doctor, now, ctx), wish.instants);
    if (startsAt === null) return failure('slotUnavailable');

    const { name, image, speciality, degree, address } = doctor;
    const appointment = await this.appointments.insert(owner, {
      docId: doctor._id,
      docData: { name, image, speciality, degree, address },
      userData: await this.patients.snapshotOf(owner.id),
      slotDate: wish.slotDate,
      slotTime: wish.slotTime,
      timeZone: body.timeZone,
      startsAt: new Date(startsAt),
      date: new Date(now),
      patientDescription: body.patientDescription,
      audioFileId: body.audioMessage?.id ?? null,
      consultationMode: body.consultationMode,
      amount: doctor.fees,
      payState: 'unpaid',
      attempt: 0,
      chargeId: null,
      refundState: 'none',
      isCompleted: false,
      cancelled: false,
      rating: null,
      hasPrescription: false,
      videoCallLink: null,
      outbox: [],
    });
    // A profile change that arrived since the snapshot was read has not seen this appointment.
    await this.patients.refresh(owner.id);
    return appointment;
  }
}

function readWish({ slotDate, slotTime, timeZone }: Body) {
  if (!isTimeZone(timeZone)) return failure('invalid', { field: 'body.timeZone' });
  const date = parseSlotDate(slotDate);
  if (!date) return failure('invalid', { field: 'body.slotDate' });
  const time = parseSlotTime(slotTime);
  if (!time) return failure('invalid', { field: 'body.slotTime' });
  return {
    slotDate: formatSlotDate(date),
    slotTime: formatSlotTime(time),
    instants: instantsOf(date, time, timeZone),
  };
}
