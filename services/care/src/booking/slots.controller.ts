import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import { careRoutes } from '@serein/contracts/care';
import { IdParams } from '@serein/contracts/care/schemas';
import { type Answer, deadlineOptions, failure, RequestContext, requestSchema } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import { Doctor } from '../doctors/doctor.model.ts';
import { SCHEDULE_PROJECTION, SlotsService } from './slots.service.ts';

const SlotsRequest = requestSchema({ params: IdParams });

@Controller()
export class SlotsController {
  constructor(
    @InjectModel(Doctor.name) private readonly doctors: Model<Doctor>,
    private readonly slots: SlotsService,
  ) {}

  @MessagePattern(careRoutes.listSlots.subject)
  async list(
    @Payload({ schema: SlotsRequest }) { params }: z.output<typeof SlotsRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.listSlots>> {
    const doctor = await this.doctors
      .findOne({ _id: new Types.ObjectId(params.id) }, SCHEDULE_PROJECTION, deadlineOptions(ctx))
      .lean();
    if (!doctor) return failure('doctorNotFound');
    return { timeZone: doctor.timeZone, days: await this.slots.daysOf(doctor, Date.now(), ctx) };
  }
}
