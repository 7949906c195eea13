import type { COURSE_SORTS, CourseCard } from '@serein/contracts/learn';
import { z } from 'zod';

export type CourseSort = (typeof COURSE_SORTS)[number];

interface CourseOrder {
  readonly field: 'createdAt' | 'totalEnrollments' | 'rating' | 'duration';
  readonly direction: 1 | -1;
}

/** Spec 4, sections 5 and 9: newest, most enrolled, highest rated, shortest. */
export const COURSE_ORDER: Readonly<Record<CourseSort, CourseOrder>> = {
  newest: { field: 'createdAt', direction: -1 },
  popular: { field: 'totalEnrollments', direction: -1 },
  rating: { field: 'rating', direction: -1 },
  duration: { field: 'duration', direction: 1 },
};

const Position = z.tuple([z.enum(['newest', 'popular', 'rating', 'duration']), z.number(), z.string().max(100)]);

/** Where a page ended: the order, the last course's value in it, and its id. */
export type Position = z.output<typeof Position>;

export function positionOf(sort: CourseSort, course: CourseCard & { createdAt: Date }): Position {
  return [sort, Number(course[COURSE_ORDER[sort].field]), course._id];
}

export const writeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** @returns null where the text is no cursor of this order */
export function readCursor(text: string, sort: CourseSort): Position | null {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return position[0] === sort ? position : null;
  } catch {
    return null;
  }
}
