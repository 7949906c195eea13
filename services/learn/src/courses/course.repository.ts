import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COURSE_LEVELS, type CourseCard } from '@serein/contracts/learn';
import type { CourseListQuery } from '@serein/contracts/learn/schemas';
import { allOf, containing, type PageOrder, sortOf } from '@serein/service-kit';
import type { Model, PipelineStage } from 'mongoose';
import type { z } from 'zod';
import { Course } from './course.schema.ts';

type Filter = Pick<z.output<typeof CourseListQuery>, 'search' | 'category' | 'level'>;
export type CourseRow = CourseCard & { createdAt: Date };

const CARD = {
  title: 1,
  description: 1,
  category: 1,
  level: 1,
  duration: 1,
  instructor: 1,
  thumbnail: 1,
  outcomes: 1,
  rating: 1,
  ratingCount: 1,
  totalEnrollments: 1,
  concepts: 1,
  createdAt: 1,
} as const;

@Injectable()
export class CourseRepository {
  constructor(@InjectModel(Course.name) private readonly courses: Model<Course>) {}

  /** Cards in an order. `after`: what holds for the cards behind a cursor. */
  page(
    filter: Filter,
    order: PageOrder,
    after: Record<string, unknown>[],
    limit: number,
    options: object,
  ): Promise<CourseRow[]> {
    return this.courses
      .aggregate<CourseRow>(
        [
          { $match: allOf([matching(filter), ...after]) },
          { $sort: sortOf(order) },
          { $limit: limit },
          { $project: CARD },
        ],
        options,
      )
      .exec();
  }

  count(filter: Filter, options: object): Promise<number> {
    return this.courses
      .aggregate<{ total: number }>([{ $match: matching(filter) }, { $count: 'total' }], options)
      .then(([row]) => row?.total ?? 0);
  }
}

/** The values come from the contract's schema, so none of them can hold an operator. */
function matching({ search, category, level }: Filter): PipelineStage.Match['$match'] {
  const words = search ? containing(search) : null;
  return {
    ...(category ? { category } : {}),
    ...(level ? { level: COURSE_LEVELS.find((name) => name.toLowerCase() === level) } : {}),
    ...(words ? { $and: [{ $or: [{ title: words }, { description: words }] }] } : {}),
  };
}
