import { filePath } from '@serein/contracts';
import { HOSPITAL_TYPES } from '@serein/contracts/care';
import { type Hospital, hospitalKeys } from '../hospitals/hospital.model.ts';
import { Chance } from './chance.ts';
import { CITIES, type City } from './cities.ts';
import { seedId } from './demo-doctors.ts';

export const HOSPITAL_COUNT = 40;

const NAMES = [
  'Stillwater',
  'Banyan Shade',
  'Blue Lotus',
  'Monsoon House',
  'Open Window',
  'Jasmine Court',
  'Lamp and Ladder',
  'Silver Oak',
  'Kingfisher',
  'Quiet Harbour',
  'Tulsi Garden',
  'First Light',
  'Riverbend',
  'Neem Tree',
  'Morning Raga',
  'Paper Boat',
  'Hill Verandah',
  'New Leaf',
  'Coral Bay',
  'Indigo',
  'Evening Star',
  'Palm Grove',
  'Seven Steps',
  'White Heron',
  'Marigold',
  'Long Meadow',
  'Saffron Gate',
  'Clear Sky',
  'Temple Pond',
  'Swallow',
  'Sandalwood',
  'Deodar',
  'Amber',
  'Peepal Square',
  'Kite',
  'Little Lantern',
  'Rain Tree',
  'Lakeside',
  'Anchor',
  'Koel',
] as const;

const KINDS: Readonly<Record<(typeof HOSPITAL_TYPES)[number], string>> = {
  government: 'District Mental Health Hospital',
  hospital: 'Hospital for Mind and Brain',
  clinic: 'Clinic',
  rehab: 'Recovery Centre',
  counseling: 'Counselling Centre',
  community: 'Community Care',
  other: 'Wellness House',
};

const SPECIALIZATIONS = [
  'Anxiety',
  'Depression',
  'Child and adolescent care',
  'Addiction',
  'Memory clinic',
  'Couples therapy',
  'Trauma',
  'Sleep',
  'Eating disorders',
  'Care after birth',
  'Elder care',
  'Emergency psychiatry',
] as const;

export function demoHospital(index: number, emblems: readonly string[]): Hospital {
  const chance = new Chance(5_000 + index);
  const city = CITIES[index % CITIES.length] as City;
  const quarter = city.quarters[(Math.floor(index / CITIES.length) + 1) % city.quarters.length] ?? city.quarters[0];
  const type = HOSPITAL_TYPES[index % HOSPITAL_TYPES.length] ?? 'other';
  const ratingCount = index % 13 === 12 ? 0 : chance.between(8, 420);
  const described = {
    hospitalName: `${NAMES[index]} ${KINDS[type]}`,
    type,
    address: `${chance.between(1, 90)}, ${quarter.name} Main Road, ${quarter.name}`,
    district: city.name,
    specializations: chance.some(SPECIALIZATIONS, chance.between(2, 6)),
    rating: ratingCount === 0 ? null : chance.between(34, 50) / 10,
  };
  return {
    _id: seedId('65e0', index),
    ...described,
    ratingCount,
    hospitalLogo: filePath(emblems[index % emblems.length] ?? 'care-hospital-01'),
    emergencySupport: type === 'government' || type === 'hospital' || chance.next() < 0.25 ? 'yes' : 'no',
    coordinates: { lat: quarter.lat, lng: quarter.lng },
    ...hospitalKeys(described),
  };
}
