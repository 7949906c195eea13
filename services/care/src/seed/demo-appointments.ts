import { DEMO_ACCOUNTS } from '@serein/contracts';
import { totalPaise } from '@serein/contracts/care';
import { Types } from 'mongoose';
import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.model.ts';
import { slotDays } from '../booking/slot-days.ts';
import { formatSlotDate, formatSlotTime } from '../booking/slot-time.ts';
import type { Doctor } from '../doctors/doctor.model.ts';
import { chargeKeyOf } from '../payment/claims.ts';
import type { SandboxCharge } from '../payment/sandbox-charge.model.ts';
import { seedId } from './demo-doctors.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Mode = Appointment['consultationMode'];
/** What an appointment is made of, besides its doctor. */
export interface Plan {
  /** Its id, and that of its charge. */
  index: number;
  patient: { id: string; name: string };
  startsAt: number;
  mode: Mode;
  paid: boolean;
  description: string;
  more?: Partial<Appointment>;
}

/** Asha's appointments around now: one in every state that a screen shows. */
export function demoAppointments(doctors: readonly Doctor[], newLink: () => string, now: number): Appointment[] {
  const past = (days: number, hour: number) => {
    const day = Temporal.Instant.fromEpochMilliseconds(now - days * DAY_MS).toZonedDateTimeISO('Asia/Kolkata');
    return day.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 }).epochMilliseconds;
  };
  const justNow = now - (now % (5 * MINUTE_MS)) - 5 * MINUTE_MS;
  const done = { isCompleted: true };
  const plans: (Omit<Plan, 'index' | 'patient'> & { doctor: number })[] = [
    {
      doctor: 0,
      startsAt: past(62, 11),
      mode: 'online',
      paid: true,
      description: 'I have trouble falling asleep.',
      more: { ...done, hasPrescription: true, rating: 5 },
    },
    {
      doctor: 4,
      startsAt: past(34, 16),
      mode: 'offline',
      paid: true,
      description: 'Panic in crowded trains.',
      more: { ...done, hasPrescription: true },
    },
    {
      doctor: 9,
      startsAt: past(12, 18),
      mode: 'online',
      paid: true,
      description: 'Follow-up: the exercises help.',
      more: done,
    },
    {
      doctor: 0,
      startsAt: past(5, 12),
      mode: 'online',
      paid: true,
      description: 'Sleep is better, worries remain.',
      more: { ...done, hasPrescription: true },
    },
    {
      doctor: 2,
      startsAt: past(20, 15),
      mode: 'online',
      paid: true,
      description: 'I could not come in the end.',
      more: { cancelled: true, refundState: 'done' },
    },
    { doctor: 6, startsAt: justNow, mode: 'online', paid: true, description: 'Talking about my move to a new city.' },
    { doctor: 0, startsAt: next(doctors[0], now, 2, 4), mode: 'online', paid: true, description: 'Monthly session.' },
    {
      doctor: 14,
      startsAt: next(doctors[14], now, 4, 9),
      mode: 'offline',
      paid: true,
      description: 'First visit: headaches and poor focus.',
    },
    {
      doctor: 3,
      startsAt: next(doctors[3], now, 3, 6),
      mode: 'online',
      paid: false,
      description: 'I would like a second opinion.',
    },
    {
      doctor: 8,
      startsAt: next(doctors[8], now, 5, 2),
      mode: 'offline',
      paid: false,
      description: 'Low mood since the monsoon.',
    },
  ];
  return plans.flatMap((plan, index) => {
    const doctor = doctors[plan.doctor];
    return doctor ? [appointmentOf({ ...plan, index, patient: DEMO_ACCOUNTS.patient }, doctor, newLink, now)] : [];
  });
}

/** The provider's books for what was paid. */
export function demoCharges(appointments: readonly Appointment[]): SandboxCharge[] {
  return appointments
    .filter((appointment) => appointment.payState === 'paid')
    .map((appointment) => ({
      _id: new Types.ObjectId(appointment.chargeId ?? undefined),
      key: chargeKeyOf(appointment),
      amountPaise: totalPaise(appointment.amount),
      reference: String(appointment._id),
      refundedPaise: appointment.refundState === 'done' ? totalPaise(appointment.amount) : 0,
      at: appointment.date,
    }));
}

/** A slot that the doctor really offers, some days ahead. */
function next(doctor: Doctor | undefined, now: number, day: number, slot: number): number {
  const schedule = {
    timeZone: doctor?.timeZone ?? 'Asia/Kolkata',
    available: true,
    customSlots: doctor?.custom_slots ?? {},
  };
  const slots = slotDays(schedule, now, new Set())[day]?.slots ?? [];
  const chosen = slots[slot % Math.max(1, slots.length)];
  return chosen ? Date.parse(chosen.startsAt) : now + day * DAY_MS;
}

export function appointmentOf(plan: Plan, doctor: Doctor, newLink: () => string, now: number): Appointment {
  const { index, patient, mode, paid, description, more = {} } = plan;
  const local = Temporal.Instant.fromEpochMilliseconds(plan.startsAt).toZonedDateTimeISO(doctor.timeZone);
  const { name, image, speciality, degree, address } = doctor;
  return {
    _id: seedId('65a0', index),
    userId: patient.id,
    docId: doctor._id,
    docData: { name, image, speciality, degree, address },
    // Identity's event brings the picture.
    userData: { name: patient.name, image: null, version: 0 },
    slotDate: formatSlotDate(local.toPlainDate()),
    slotTime: formatSlotTime(local.toPlainTime()),
    timeZone: doctor.timeZone,
    startsAt: new Date(plan.startsAt),
    date: new Date(Math.min(now - DAY_MS, plan.startsAt - 3 * DAY_MS)),
    patientDescription: description,
    audioFileId: null,
    consultationMode: mode,
    amount: doctor.fees,
    payState: paid ? 'paid' : 'unpaid',
    attempt: paid ? 1 : 0,
    chargeId: paid ? String(seedId('65c0', index)) : null,
    refundState: 'none',
    isCompleted: false,
    cancelled: false,
    rating: null,
    hasPrescription: false,
    videoCallLink: paid && mode === 'online' ? newLink() : null,
    outbox: [],
    ...(paid && !more.cancelled ? { claimed: true } : {}),
    ...more,
  };
}
