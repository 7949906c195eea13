/** Spec 1, section 9. */
export const SPECIALITIES = [
  'Psychologist',
  'Hypnotherapist',
  'Psychiatrist',
  'Neuropsychologist',
  'Psychoanalyst',
  'SocialWorker',
] as const;
export type Speciality = (typeof SPECIALITIES)[number];

/** Spec 1, section 9. */
export const LANGUAGES = [
  'English',
  'Malayalam',
  'Tamil',
  'Hindi',
  'Telugu',
  'Bengali',
  'Marathi',
  'Spanish',
  'French',
  'German',
  'Mandarin',
] as const;

export const DOCTOR_SORTS = ['rating', 'fees', 'experience', 'name'] as const;
export const HOSPITAL_TYPES = [
  'government',
  'hospital',
  'clinic',
  'rehab',
  'counseling',
  'community',
  'other',
] as const;
export const CONSULTATION_MODES = ['online', 'offline'] as const;

/** Spec 2, section 9: seven days, today included; every 30 minutes from 10:00 to 21:00. */
export const BOOKING_DAYS = 7;
export const SLOT_MINUTES = 30;
export const FIRST_SLOT = '10:00';
export const LAST_SLOT = '21:00';

/** Spec 0: a slot belongs to the doctor's time zone; this one when a doctor names none. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Spec 2, section 9. */
export const RELATED_DOCTORS = 5;
export const TAX_PERCENT = 16;
export const JOIN_BEFORE_MINUTES = 15;
export const JOIN_AFTER_MINUTES = 60;
export const PAYMENT_REDIRECT_MS = 1500;
export const TRAVEL_KM_PER_HOUR = 30;
export const EARTH_RADIUS_KM = 6371;

/** Spec 0: a paid appointment is refunded in full until this long before its start, and not after. */
export const REFUND_UNTIL_HOURS = 4;

/** Spec 1, section 9: the home page's strips. */
export const TOP_COUNT = 10;

export const MAX_DESCRIPTION_LENGTH = 4000;
export const MAX_AUDIO_BYTES = 10 * 1024 * 1024;

/** What the patient pays: the fee and 16% tax, in whole paise, so that no binary fraction is charged. */
export function totalPaise(amountRupees: number): number {
  return Math.round(amountRupees * (100 + TAX_PERCENT));
}
