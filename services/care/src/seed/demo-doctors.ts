import { filePath } from '@serein/contracts';
import { DEFAULT_TIME_ZONE, LANGUAGES, SPECIALITIES, type Speciality } from '@serein/contracts/care';
import { Types } from 'mongoose';
import { Temporal } from 'temporal-polyfill';
import { formatSlotDate } from '../booking/slot-time.ts';
import type { Doctor } from '../doctors/doctor.model.ts';
import { doctorKeys } from '../doctors/doctor-keys.ts';
import type { Hospital } from '../hospitals/hospital.model.ts';
import { Chance } from './chance.ts';
import { CITIES, type City } from './cities.ts';
import { FIRST_NAMES, type Gender, SURNAMES } from './people.ts';
import type { Portraits } from './pictures.ts';
import { SPECIALITY_TEXTS } from './specialities.ts';

export const DOCTOR_COUNT = 120;

/** Fixed ids, so that seeding twice finds what is there. */
export const doctorId = (index: number): Types.ObjectId => seedId('65d0', index);
export const seedId = (family: string, index: number): Types.ObjectId =>
  new Types.ObjectId(family + index.toString(16).padStart(20, '0'));

/** Doctors who work from elsewhere, by index. */
const OTHER_ZONES: ReadonlyMap<number, string> = new Map([
  [17, 'America/New_York'],
  [41, 'Asia/Kathmandu'],
  [88, 'Europe/London'],
]);
const ABROAD = ' This season I work from abroad: my times follow the clock there, and online visits suit best.';
const EVENING_SLOTS = ['5:30 PM', '6:00 PM', '6:30 PM', '7:00 PM', '19:30', '20:00'];
const MORNING_SLOTS = ['7:00 AM', '7:45 AM', '8:30 AM', '9:15 AM'];

/** What a doctor's reviews make of his rating. */
export interface Rated {
  rating: number | null;
  ratingCount: number;
}

export function demoDoctor(
  index: number,
  hospitals: readonly Hospital[],
  portraits: Portraits,
  { rating, ratingCount }: Rated,
  now: number,
): Doctor {
  const chance = new Chance(index + 1);
  const gender: Gender = index % 2 === 0 ? 'female' : 'male';
  const city = CITIES[index % CITIES.length] as City;
  const quarter = city.quarters[Math.floor(index / CITIES.length) % city.quarters.length] ?? city.quarters[0];
  const speciality: Speciality = SPECIALITIES[Math.floor(index / 2) % SPECIALITIES.length] ?? 'Psychologist';
  const texts = SPECIALITY_TEXTS[speciality];
  const years = chance.between(2, 31);
  const hospital = index % 3 === 0 ? hospitals.find((one) => one.district === city.name) : undefined;
  const lat = Number((quarter.lat + (chance.next() - 0.5) / 120).toFixed(5));
  const lng = Number((quarter.lng + (chance.next() - 0.5) / 120).toFixed(5));
  const line1 = `${chance.between(3, 180)}, ${chance.pick(STREETS)}`;
  const line2 = `${quarter.name}, ${city.name}`;
  const described = {
    name: nameOf(index, gender, city),
    speciality,
    degree: chance.pick(texts.degrees),
    about: [texts.openings, texts.concerns, texts.ways]
      .map((choices) => chance.pick(choices))
      .join(' ')
      .replace('{years}', String(years))
      .replace('{city}', city.name)
      .concat(OTHER_ZONES.has(index) ? ABROAD : ''),
    city: city.name,
    languages: languagesOf(city, chance),
    address: { line1, line2, formatted: `${line1}, ${line2}, ${city.state}`, coordinates: { lat, lng } },
    hospitalName: hospital?.hospitalName ?? null,
    rating,
  };
  const [low, high] = texts.fees;
  return {
    _id: doctorId(index),
    ...described,
    image: filePath(portraits.of(gender, Math.floor(index / 2))),
    experienceYears: years,
    fees: Math.round(chance.between(low, high) / 50) * 50,
    available: index % 19 !== 11,
    ratingCount,
    mapSrc: index % 2 === 0 && !OTHER_ZONES.has(index) ? mapOf(lat, lng) : null,
    timeZone: OTHER_ZONES.get(index) ?? DEFAULT_TIME_ZONE,
    custom_slots: index % 9 === 4 ? customSlots(index, now) : {},
    hospitalId: hospital ? String(hospital._id) : null,
    ...doctorKeys(described),
  };
}

const STREETS = [
  'Lake View Road',
  'Temple Street',
  'First Cross',
  'Station Road',
  'Library Lane',
  'Park Avenue',
  'Museum Road',
  'Old Market Street',
  'Canal Road',
  'Gandhi Nagar Main Road',
  'College Road',
  'Tamarind Lane',
] as const;

function nameOf(index: number, gender: Gender, city: City): string {
  const names = FIRST_NAMES[gender];
  const first = names[Math.floor(index / 2) % names.length] ?? 'Maya';
  const surnames = SURNAMES[city.language] ?? ['Rao'];
  const last = surnames[Math.floor(index / CITIES.length + index) % surnames.length] ?? surnames[0];
  return `Dr. ${first} ${last}`;
}

function languagesOf(city: City, chance: Chance): string[] {
  const spoken = new Set<string>(['English', city.language, ...(chance.next() < 0.6 ? ['Hindi'] : [])]);
  if (chance.next() < 0.35) spoken.add(chance.pick(LANGUAGES));
  return LANGUAGES.filter((language) => spoken.has(language));
}

function mapOf(lat: number, lng: number): string {
  const box = [lng - 0.006, lat - 0.004, lng + 0.006, lat + 0.004].map((edge) => edge.toFixed(5)).join('%2C');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${lat}%2C${lng}`;
}

/** Mornings and evenings in turn for three weeks, and a free Sunday. */
function customSlots(index: number, now: number): Record<string, string[]> {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(DEFAULT_TIME_ZONE).toPlainDate();
  const days = Array.from({ length: 21 }, (_, offset) => today.add({ days: offset }));
  return Object.fromEntries(
    days.map((day) => {
      const times = (day.day + index) % 2 === 0 ? EVENING_SLOTS : MORNING_SLOTS;
      return [formatSlotDate(day), day.dayOfWeek === 7 ? [] : times];
    }),
  );
}
