import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { careRoutes } from '@serein/contracts/care';
import { AppointmentBody } from '@serein/contracts/care/schemas';
import { type Answer, isFailure, RequestContext, requestSchema } from '@serein/service-kit';
import type { z } from 'zod';
import { PaymentService } from './payment.service.ts';

const PayRequest = requestSchema({ body: AppointmentBody });

@Controller()
export class PaymentController {
  constructor(private readonly payments: PaymentService) {}

  @MessagePattern(careRoutes.processPayment.subject)
  async pay(
    @Payload({ schema: PayRequest }) { body }: z.output<typeof PayRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.processPayment>> {
    const paid = await this.payments.pay(ctx.requireUser(), body.appointmentId, ctx);
    return isFailure(paid) ? paid : { message: 'Payment successful! Your appointment is confirmed.' };
  }
}
