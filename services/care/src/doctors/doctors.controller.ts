import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { careRoutes } from '@serein/contracts/care';
import { DoctorListQuery, IdParams } from '@serein/contracts/care/schemas';
import { type Answer, isFailure, RequestContext, requestSchema } from '@serein/service-kit';
import type { z } from 'zod';
import { DoctorsService } from './doctors.service.ts';

const ListRequest = requestSchema({ query: DoctorListQuery });
const OneRequest = requestSchema({ params: IdParams });

@Controller()
export class DoctorsController {
  constructor(private readonly doctors: DoctorsService) {}

  @MessagePattern(careRoutes.listDoctors.subject)
  list(
    @Payload({ schema: ListRequest }) { query }: z.output<typeof ListRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.listDoctors>> {
    return this.doctors.list(query, ctx);
  }

  @MessagePattern(careRoutes.getDoctor.subject)
  async get(
    @Payload({ schema: OneRequest }) { params }: z.output<typeof OneRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.getDoctor>> {
    const doctor = await this.doctors.get(params.id, ctx);
    return isFailure(doctor) ? doctor : { doctor };
  }
}
