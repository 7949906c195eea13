import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import { careRoutes } from '@serein/contracts/care';
import { IdParams, ReviewListQuery } from '@serein/contracts/care/schemas';
import {
  type Answer,
  afterCursor,
  cutPage,
  deadlineOptions,
  isFailure,
  type PageOrder,
  RequestContext,
  requestSchema,
  sortOf,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import { Review } from './review.model.ts';

const ListRequest = requestSchema({ params: IdParams, query: ReviewListQuery });
const NEWEST_FIRST = { name: 'reviews.date', key: 'date', direction: -1, kind: 'date' } as const satisfies PageOrder;

@Controller()
export class ReviewsController {
  constructor(@InjectModel(Review.name) private readonly reviews: Model<Review>) {}

  @MessagePattern(careRoutes.listReviews.subject)
  async list(
    @Payload({ schema: ListRequest }) { params, query }: z.output<typeof ListRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.listReviews>> {
    const after = afterCursor(NEWEST_FIRST, query.cursor);
    if (isFailure(after)) return after;
    const ofDoctor = { docId: new Types.ObjectId(params.id) };
    const [records, total] = await Promise.all([
      this.reviews
        .find({ $and: [ofDoctor, ...after] }, {}, deadlineOptions(ctx))
        .sort(sortOf(NEWEST_FIRST))
        .limit(query.limit + 1)
        .lean(),
      this.reviews.countDocuments(ofDoctor, deadlineOptions(ctx)),
    ]);
    const { items, nextCursor } = cutPage(NEWEST_FIRST, records, query.limit);
    const reviews = items.map(({ _id, rating, review, date, userName, userImage }) => ({
      _id: String(_id),
      rating,
      review,
      date: date.toISOString(),
      userName,
      userImage,
    }));
    return { reviews, total, nextCursor };
  }
}
