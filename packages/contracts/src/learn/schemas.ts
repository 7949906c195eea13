import { PageQuery } from '../paging.ts';
import { z } from '../zod.ts';
import { COURSE_CATEGORIES, COURSE_LEVELS, COURSE_SORTS } from './constants.ts';

export const CourseListQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional(),
  category: z.enum(COURSE_CATEGORIES).optional(),
  /** The filter writes levels in lower case (spec 4, section 3). */
  level: z.enum(['beginner', 'intermediate', 'advanced']).optional(),
  sort: z.enum(COURSE_SORTS).default('newest'),
});
export type CourseListQuery = z.input<typeof CourseListQuery>;

export const CourseCard = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  level: z.enum(COURSE_LEVELS),
  /** Minutes. */
  duration: z.number(),
  instructor: z.string(),
  thumbnail: z.string(),
  outcomes: z.array(z.string()),
  /** 0 when nobody has rated it yet. */
  rating: z.number(),
  ratingCount: z.number(),
  totalEnrollments: z.number(),
  concepts: z.number(),
});
export type CourseCard = z.infer<typeof CourseCard>;

export interface CoursePage {
  courses: CourseCard[];
  total: number;
  nextCursor: string | null;
}
