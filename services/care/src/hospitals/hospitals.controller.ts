import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import { careRoutes, type HospitalCard } from '@serein/contracts/care';
import { HospitalListQuery } from '@serein/contracts/care/schemas';
import {
  type Answer,
  afterCursor,
  allOf,
  countMatching,
  cutPage,
  deadlineOptions,
  isFailure,
  type PageOrder,
  RequestContext,
  requestSchema,
  sortOf,
} from '@serein/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { searchConditions } from '../search/search-words.ts';
import { Hospital } from './hospital.model.ts';

const ListRequest = requestSchema({ query: HospitalListQuery });
type ListQuery = z.output<typeof HospitalListQuery>;

const ORDERS = {
  rating: { name: 'hospitals.rating', key: 'ratingKey', direction: -1, kind: 'number' },
  name: { name: 'hospitals.name', key: 'nameKey', direction: 1, kind: 'string' },
} as const satisfies Record<ListQuery['sort'], PageOrder>;

@Controller()
export class HospitalsController {
  constructor(@InjectModel(Hospital.name) private readonly hospitals: Model<Hospital>) {}

  @MessagePattern(careRoutes.listHospitals.subject)
  async list(
    @Payload({ schema: ListRequest }) { query }: z.output<typeof ListRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.listHospitals>> {
    const order: PageOrder<'ratingKey' | 'nameKey'> = ORDERS[query.sort];
    const after = afterCursor(order, query.cursor);
    if (isFailure(after)) return after;
    const filters = [
      ...(query.search ? searchConditions(query.search) : []),
      ...(query.type ? [{ type: query.type }] : []),
    ];
    const [records, total] = await Promise.all([
      this.hospitals
        .find(allOf([...filters, ...after]), { searchWords: 0 }, deadlineOptions(ctx))
        .sort(sortOf(order))
        .limit(query.limit + 1)
        .lean(),
      countMatching(this.hospitals, filters, deadlineOptions(ctx)),
    ]);
    const { items, nextCursor } = cutPage(order, records, query.limit);
    return { hospitals: items.map(hospitalCard), total, nextCursor };
  }
}

function hospitalCard(hospital: Omit<Hospital, 'searchWords'>): HospitalCard {
  const { _id, hospitalName, type, address, district, hospitalLogo } = hospital;
  const { emergencySupport, rating, ratingCount, specializations } = hospital;
  return {
    _id: String(_id),
    hospitalName,
    type,
    address,
    district,
    hospitalLogo,
    emergencySupport,
    rating,
    ratingCount,
    specializations,
  };
}
