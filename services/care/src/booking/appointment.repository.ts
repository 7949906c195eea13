import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OwnedRepository } from '@serein/service-kit';
import type { Model } from 'mongoose';
import { Appointment } from './appointment.model.ts';

/** Every appointment that a person reads or changes goes through here, so through its owner. */
@Injectable()
export class AppointmentRepository extends OwnedRepository<Appointment> {
  constructor(@InjectModel(Appointment.name) model: Model<Appointment>) {
    super(model);
  }
}
