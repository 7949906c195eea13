import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { careRoutes } from '@serein/contracts/care';
import { AppointmentBody, AppointmentListQuery, BookAppointmentBody } from '@serein/contracts/care/schemas';
import {
  type Answer,
  afterCursor,
  allOf,
  cutPage,
  isFailure,
  type PageOrder,
  RequestContext,
  requestSchema,
  sortOf,
} from '@serein/service-kit';
import type { z } from 'zod';
import { AppointmentRepository } from './appointment.repository.ts';
import { appointmentAnswer } from './appointment-view.ts';
import { BookingService } from './booking.service.ts';
import { CancellationService } from './cancellation.service.ts';

const BookRequest = requestSchema({ body: BookAppointmentBody });
const ListRequest = requestSchema({ query: AppointmentListQuery });
const CancelRequest = requestSchema({ body: AppointmentBody });
const LATEST_FIRST = {
  name: 'appointments',
  key: 'startsAt',
  direction: -1,
  kind: 'date',
} as const satisfies PageOrder;

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly booking: BookingService,
    private readonly cancellation: CancellationService,
  ) {}

  @MessagePattern(careRoutes.bookAppointment.subject)
  async book(
    @Payload({ schema: BookRequest }) { body }: z.output<typeof BookRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.bookAppointment>> {
    const booked = await this.booking.book(ctx.requireUser(), body, ctx);
    if (isFailure(booked)) return booked;
    return { message: 'Appointment booked successfully!', appointment: appointmentAnswer(booked, Date.now()) };
  }

  @MessagePattern(careRoutes.listAppointments.subject)
  async list(
    @Payload({ schema: ListRequest }) { query }: z.output<typeof ListRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.listAppointments>> {
    const after = afterCursor(LATEST_FIRST, query.cursor);
    if (isFailure(after)) return after;
    const records = await this.appointments.find(ctx.requireUser(), allOf(after), {
      sort: sortOf(LATEST_FIRST),
      limit: query.limit + 1,
      maxTimeMS: ctx.remainingMs(),
    });
    const { items, nextCursor } = cutPage(LATEST_FIRST, records, query.limit);
    const now = Date.now();
    return { appointments: items.map((item) => appointmentAnswer(item, now)), nextCursor };
  }

  @MessagePattern(careRoutes.cancelAppointment.subject)
  cancel(
    @Payload({ schema: CancelRequest }) { body }: z.output<typeof CancelRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof careRoutes.cancelAppointment>> {
    return this.cancellation.cancel(ctx.requireUser(), body.appointmentId, ctx);
  }
}
