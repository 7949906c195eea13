import { DEMO_ACCOUNTS } from '@serein/contracts';
import { DEFAULT_TIME_ZONE } from '@serein/contracts/care';
import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.model.ts';
import type { Doctor } from '../doctors/doctor.model.ts';
import type { Hospital } from '../hospitals/hospital.model.ts';
import type { Review } from '../reviews/review.model.ts';
import { appointmentOf } from './demo-appointments.ts';
import { DOCTOR_COUNT, demoDoctor, seedId } from './demo-doctors.ts';
import { demoReviews, ratedBy } from './demo-reviews.ts';
import { REVIEWERS } from './people.ts';
import type { Portraits } from './pictures.ts';

/** How much SEED=large adds to the demo data (spec 0); for measuring. */
export const LARGE_DOCTOR_COUNT = 100_000;
const APPOINTMENTS_PER_DOCTOR = 10;
const PATIENT_COUNT = 20_000;
/** One in so many is Asha's, so that somebody who can log in has a long list. */
const ASHA_EVERY = 2_000;
/** Beyond the demo appointments' own ids. */
const FIRST_APPOINTMENT = 1_000;
const PAST_DAYS = 700;
const NEXT_DAYS = 6;

export interface LargePart {
  doctors: Doctor[];
  reviews: Review[];
  appointments: Appointment[];
}

/**
 * Doctors `from` up to, not including, `to` of the large data, with their reviews and appointments: of ten
 * appointments one is paid and one unpaid in the next days, the others are over.
 */
export function largePart(
  range: { from: number; to: number },
  hospitals: readonly Hospital[],
  portraits: Portraits,
  newLink: () => string,
  now: number,
): LargePart {
  const part: LargePart = { doctors: [], reviews: [], appointments: [] };
  for (let index = range.from; index < range.to; index += 1) {
    const reviews = demoReviews(DOCTOR_COUNT + index, now);
    const doctor = demoDoctor(DOCTOR_COUNT + index, hospitals, portraits, ratedBy(reviews), now);
    part.doctors.push(doctor);
    part.reviews.push(...reviews);
    for (let nth = 0; nth < APPOINTMENTS_PER_DOCTOR; nth += 1)
      part.appointments.push(largeAppointment(index, nth, doctor, newLink, now));
  }
  return part;
}

function largeAppointment(index: number, nth: number, doctor: Doctor, newLink: () => string, now: number): Appointment {
  const number = index * APPOINTMENTS_PER_DOCTOR + nth;
  const isAhead = nth < 2;
  const day = isAhead ? 1 + ((index + nth) % NEXT_DAYS) : -1 - ((number * 7) % PAST_DAYS);
  // From 11:00 on, each appointment of a doctor at another time of the day, so that no two meet.
  const startsAt = atTime(now, day, 11 * 60 + nth * 30);
  const plan = {
    index: FIRST_APPOINTMENT + number,
    patient: number % ASHA_EVERY === 0 ? DEMO_ACCOUNTS.patient : patientOf(number),
    startsAt,
    mode: number % 3 === 0 ? 'offline' : 'online',
    paid: nth !== 1,
    description: 'I would like to talk about how I sleep.',
    ...(isAhead ? {} : { more: { isCompleted: true } }),
  } as const;
  return appointmentOf(plan, doctor, newLink, now);
}

function patientOf(number: number): { id: string; name: string } {
  const patient = number % PATIENT_COUNT;
  return { id: String(seedId('65b0', patient)), name: REVIEWERS[patient % REVIEWERS.length] ?? REVIEWERS[0] };
}

function atTime(now: number, days: number, minutes: number): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(DEFAULT_TIME_ZONE).startOfDay();
  return today.add({ days }).add({ minutes }).epochMilliseconds;
}
