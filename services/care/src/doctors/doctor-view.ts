import type { DoctorCard, DoctorDetail } from '@serein/contracts/care';
import type { Doctor } from './doctor.model.ts';

const CARD_FIELDS = {
  name: 1,
  image: 1,
  speciality: 1,
  degree: 1,
  experienceYears: 1,
  available: 1,
  rating: 1,
  ratingCount: 1,
  languages: 1,
  fees: 1,
  city: 1,
} as const;
const ORDER_FIELDS = { nameKey: 1, ratingKey: 1 } as const;

export const DOCTOR_CARD_PROJECTION = { ...CARD_FIELDS, ...ORDER_FIELDS };
export const DOCTOR_DETAIL_PROJECTION = {
  ...CARD_FIELDS,
  about: 1,
  address: 1,
  mapSrc: 1,
  timeZone: 1,
  hospitalId: 1,
  hospitalName: 1,
} as const;

type Card = Pick<Doctor, '_id' | keyof typeof CARD_FIELDS>;
type Detail = Pick<Doctor, '_id' | keyof typeof DOCTOR_DETAIL_PROJECTION>;

export function doctorCard(doctor: Card): DoctorCard {
  return {
    _id: String(doctor._id),
    name: doctor.name,
    image: doctor.image,
    speciality: doctor.speciality,
    degree: doctor.degree,
    experience: doctor.experienceYears === 1 ? '1 Year' : `${doctor.experienceYears} Years`,
    available: doctor.available,
    rating: doctor.rating,
    ratingCount: doctor.ratingCount,
    languages: doctor.languages,
    fees: doctor.fees,
    city: doctor.city,
  };
}

export function doctorDetail(doctor: Detail): DoctorDetail {
  const { about, address, mapSrc, timeZone, hospitalId, hospitalName } = doctor;
  return { ...doctorCard(doctor), about, address, mapSrc, timeZone, hospitalId, hospitalName };
}
