import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { learnRoutes } from '@serein/contracts/learn';
import { CourseListQuery } from '@serein/contracts/learn/schemas';
import {
  type Answer,
  afterCursor,
  cutPage,
  deadlineOptions,
  isFailure,
  RequestContext,
  requestSchema,
} from '@serein/service-kit';
import type { z } from 'zod';
import { CourseRepository, type CourseRow } from './course.repository.ts';
import { COURSE_ORDERS } from './course-order.ts';

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
    const order = COURSE_ORDERS[sort];
    const after = afterCursor(order, cursor);
    if (isFailure(after)) return after;
    const [rows, total] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      this.courses.page(filter, order, after, limit + 1, deadlineOptions(context)),
      this.courses.count(filter, deadlineOptions(context)),
    ]);
    const { items, nextCursor } = cutPage(order, rows, limit);
    return { courses: items.map(toCard), total, nextCursor };
  }
}

const toCard = ({ createdAt: _, ...card }: CourseRow) => card;
