import { IdParams, ObjectIdText, PageQuery } from '../paging.ts';
import { z } from '../zod.ts';
import {
  CONSULTATION_MODES,
  DOCTOR_SORTS,
  HOSPITAL_TYPES,
  LANGUAGES,
  MAX_DESCRIPTION_LENGTH,
  SPECIALITIES,
} from './constants.ts';

export { IdParams };

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const DoctorListQuery = PageQuery.extend({
  /** Name or related text: speciality, degree, city, about. */
  search: z.string().trim().max(100).optional(),
  speciality: z.enum(SPECIALITIES).optional(),
  language: z.enum(LANGUAGES).optional(),
  available: flag.optional(),
  /** Left out of the answer: "related doctors" excludes the one shown. */
  exclude: ObjectIdText.optional(),
  sort: z.enum(DOCTOR_SORTS).default('rating'),
});
export type DoctorListQuery = z.input<typeof DoctorListQuery>;

export const DoctorAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  formatted: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});

/** What a list shows of a doctor. */
export const DoctorCard = z.object({
  _id: z.string(),
  name: z.string(),
  /** A path on this site. */
  image: z.string(),
  speciality: z.enum(SPECIALITIES),
  degree: z.string(),
  /** Years, as text: `8 Years`. */
  experience: z.string(),
  available: z.boolean(),
  /** 1 to 5, or null when nobody has rated yet. */
  rating: z.number().nullable(),
  ratingCount: z.number(),
  languages: z.array(z.string()),
  /** Whole rupees. */
  fees: z.number(),
  city: z.string(),
});
export type DoctorCard = z.infer<typeof DoctorCard>;

export const DoctorDetail = DoctorCard.extend({
  about: z.string(),
  address: DoctorAddress,
  /** The URL of a map to embed, or null: the page then says 'Map not available'. */
  mapSrc: z.string().nullable(),
  timeZone: z.string(),
  hospitalId: z.string().nullable(),
  hospitalName: z.string().nullable(),
});
export type DoctorDetail = z.infer<typeof DoctorDetail>;

export interface DoctorPage {
  doctors: DoctorCard[];
  /** Doctors that fit the filters, all pages together. */
  total: number;
  nextCursor: string | null;
}

export const Review = z.object({
  _id: z.string(),
  rating: z.number(),
  review: z.string(),
  /** ISO instant. */
  date: z.string(),
  userName: z.string(),
  userImage: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

export const ReviewListQuery = PageQuery;
export type ReviewListQuery = z.input<typeof ReviewListQuery>;
export interface ReviewPage {
  reviews: Review[];
  total: number;
  nextCursor: string | null;
}

/** `slotDate` is day_month_year without padding (5_3_2025), `slotTime` as spec 2 writes it (10:30 AM). */
export interface Slot {
  slotTime: string;
  /** ISO instant (UTC). */
  startsAt: string;
  available: boolean;
}
export interface SlotDay {
  slotDate: string;
  slots: Slot[];
}
export interface SlotsAnswer {
  timeZone: string;
  days: SlotDay[];
}

export const HospitalListQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional(),
  type: z.enum(HOSPITAL_TYPES).optional(),
  sort: z.enum(['rating', 'name']).default('rating'),
});
export type HospitalListQuery = z.input<typeof HospitalListQuery>;

export const HospitalCard = z.object({
  _id: z.string(),
  hospitalName: z.string(),
  type: z.enum(HOSPITAL_TYPES),
  address: z.string(),
  district: z.string(),
  hospitalLogo: z.string(),
  emergencySupport: z.enum(['yes', 'no']),
  rating: z.number().nullable(),
  ratingCount: z.number(),
  specializations: z.array(z.string()),
});
export type HospitalCard = z.infer<typeof HospitalCard>;

export interface HospitalPage {
  hospitals: HospitalCard[];
  total: number;
  nextCursor: string | null;
}

export const BookAppointmentBody = z.object({
  docId: ObjectIdText,
  slotDate: z.string().regex(/^\d{1,2}_\d{1,2}_\d{4}$/, 'Please choose a day.'),
  slotTime: z.string().regex(/^\d{1,2}:\d{2}( ?[AaPp][Mm])?$/, 'Please select a time slot to continue'),
  /** The zone in which slotDate and slotTime are written (IANA name). */
  timeZone: z.string().min(1).max(64),
  patientDescription: z.string().trim().max(MAX_DESCRIPTION_LENGTH).default(''),
  consultationMode: z.enum(CONSULTATION_MODES),
  audioMessage: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() }).optional(),
});
export type BookAppointmentBody = z.input<typeof BookAppointmentBody>;

export const AppointmentBody = z.object({ appointmentId: ObjectIdText });
export type AppointmentBody = z.infer<typeof AppointmentBody>;

export const AppointmentListQuery = PageQuery;
export type AppointmentListQuery = z.input<typeof AppointmentListQuery>;

export const Appointment = z.object({
  _id: z.string(),
  docId: z.string(),
  /** The doctor as he was at the time of booking. */
  docData: z.object({
    name: z.string(),
    image: z.string(),
    speciality: z.string(),
    degree: z.string(),
    address: DoctorAddress,
  }),
  slotDate: z.string(),
  slotTime: z.string(),
  timeZone: z.string(),
  /** ISO instants (UTC). */
  startsAt: z.string(),
  date: z.string(),
  patientDescription: z.string(),
  audioFileId: z.string().nullable(),
  payment: z.boolean(),
  refunded: z.boolean(),
  isCompleted: z.boolean(),
  cancelled: z.boolean(),
  /** 1 to 5 once the patient has rated it. */
  rating: z.number().nullable(),
  hasPrescription: z.boolean(),
  consultationMode: z.enum(CONSULTATION_MODES),
  videoCallLink: z.string().nullable(),
  /** Whole rupees, without tax. */
  amount: z.number(),
});
export type Appointment = z.infer<typeof Appointment>;

export interface AppointmentPage {
  appointments: Appointment[];
  nextCursor: string | null;
}
