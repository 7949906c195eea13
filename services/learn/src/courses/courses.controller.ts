import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { learnRoutes } from '@serein/contracts/learn';
import { CourseListQuery } from '@serein/contracts/learn/schemas';
import { type Answer, deadlineOptions, failure, RequestContext, requestSchema } from '@serein/service-kit';
import type { z } from 'zod';
import { CourseRepository, type CourseRow } from './course.repository.ts';
import { positionOf, readCursor, writeCursor } from './course-order.ts';

const ListRequest = requestSchema({ query: CourseListQuery });

@Controller()
export class CoursesController {
  constructor(private readonly courses: CourseRepository) {}

  @MessagePattern(learnRoutes.listCourses.subject)
  async list(
    @Payload({ schema: ListRequest }) { query }: z.output<typeof ListRequest>,
    @Ctx() context: RequestContext,
  ): Promise<Answer<typeof learnRoutes.listCourses>> {
    const { sort, limit, cursor, ...filter } = query;
    const after = cursor ? readCursor(cursor, sort) : null;
    if (cursor && !after) return failure('invalid', { field: 'query.cursor' });
    const [rows, total] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      this.courses.page(filter, sort, after, limit + 1, deadlineOptions(context)),
      this.courses.count(filter, deadlineOptions(context)),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      courses: shown.map(toCard),
      total,
      nextCursor: rows.length > limit && last ? writeCursor(positionOf(sort, last)) : null,
    };
  }
}

const toCard = ({ createdAt: _, ...card }: CourseRow) => card;
