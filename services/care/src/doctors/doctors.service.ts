import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DoctorDetail, DoctorPage } from '@serein/contracts/care';
import type { DoctorListQuery } from '@serein/contracts/care/schemas';
import {
  afterCursor,
  allOf,
  countMatching,
  cutPage,
  deadlineOptions,
  type Failure,
  failure,
  isFailure,
  type PageOrder,
  RequestContext,
  sortOf,
  trusted,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import { searchConditions } from '../search/search-words.ts';
import { Doctor } from './doctor.model.ts';
import { DOCTOR_ORDERS } from './doctor-order.ts';
import { DOCTOR_CARD_PROJECTION, DOCTOR_DETAIL_PROJECTION, doctorCard, doctorDetail } from './doctor-view.ts';

type ListQuery = z.output<typeof DoctorListQuery>;

@Injectable()
export class DoctorsService {
  constructor(@InjectModel(Doctor.name) private readonly doctors: Model<Doctor>) {}

  async list(query: ListQuery, ctx: RequestContext): Promise<DoctorPage | Failure<'invalid'>> {
    const order: PageOrder<(typeof DOCTOR_ORDERS)[ListQuery['sort']]['key']> = DOCTOR_ORDERS[query.sort];
    const after = afterCursor(order, query.cursor);
    if (isFailure(after)) return after;
    const filters = filtersOf(query);
    const [records, total] = await Promise.all([
      this.doctors
        .find(allOf([...filters, ...after]), DOCTOR_CARD_PROJECTION, deadlineOptions(ctx))
        .sort(sortOf(order))
        .limit(query.limit + 1)
        .lean(),
      countMatching(this.doctors, filters, deadlineOptions(ctx)),
    ]);
    const { items, nextCursor } = cutPage(order, records, query.limit);
    return { doctors: items.map(doctorCard), total, nextCursor };
  }

  async get(id: string, ctx: RequestContext): Promise<DoctorDetail | Failure<'doctorNotFound'>> {
    const record = await this.doctors
      .findOne({ _id: new Types.ObjectId(id) }, DOCTOR_DETAIL_PROJECTION, deadlineOptions(ctx))
      .lean();
    return record ? doctorDetail(record) : failure('doctorNotFound');
  }
}

function filtersOf({ search, speciality, language, available, exclude }: ListQuery): Record<string, unknown>[] {
  return [
    ...(search ? searchConditions(search) : []),
    ...(speciality ? [{ speciality }] : []),
    ...(language ? [{ languages: language }] : []),
    ...(available === undefined ? [] : [{ available }]),
    ...(exclude ? [{ _id: trusted({ $ne: new Types.ObjectId(exclude) }) }] : []),
  ];
}
