import type { DOCTOR_SORTS } from '@serein/contracts/care';
import type { PageOrder } from '@serein/service-kit';

export type DoctorSort = (typeof DOCTOR_SORTS)[number];

/** Best rated, cheapest, most experienced first, or by the alphabet. */
export const DOCTOR_ORDERS = {
  rating: { name: 'doctors.rating', key: 'ratingKey', direction: -1, kind: 'number' },
  fees: { name: 'doctors.fees', key: 'fees', direction: 1, kind: 'number' },
  experience: { name: 'doctors.experience', key: 'experienceYears', direction: -1, kind: 'number' },
  name: { name: 'doctors.name', key: 'nameKey', direction: 1, kind: 'string' },
} as const satisfies Record<DoctorSort, PageOrder>;
