import type { COURSE_SORTS } from '@serein/contracts/learn';
import type { PageOrder } from '@serein/service-kit';

export type CourseSort = (typeof COURSE_SORTS)[number];
type OrderKey = 'createdAt' | 'totalEnrollments' | 'rating' | 'duration';

/** Spec 4, sections 5 and 9: newest, most enrolled, highest rated, shortest. */
export const COURSE_ORDERS: Readonly<Record<CourseSort, PageOrder<OrderKey>>> = {
  newest: { name: 'courses.newest', key: 'createdAt', direction: -1, kind: 'date', ids: 'string' },
  popular: { name: 'courses.popular', key: 'totalEnrollments', direction: -1, kind: 'number', ids: 'string' },
  rating: { name: 'courses.rating', key: 'rating', direction: -1, kind: 'number', ids: 'string' },
  duration: { name: 'courses.duration', key: 'duration', direction: 1, kind: 'number', ids: 'string' },
};
