import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProfileChanged } from '@serein/contracts/identity';
import { trusted, upsertWhere } from '@serein/service-kit';
import type { Model } from 'mongoose';
import { Appointment, type PatientSnapshot } from '../booking/appointment.model.ts';
import { Patient } from './patient.model.ts';

@Injectable()
export class PatientsService {
  constructor(
    @InjectModel(Patient.name) private readonly patients: Model<Patient>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
  ) {}

  /** Takes a change over unless a newer one is known; taking it twice changes nothing. */
  async take({ userId, name, image, version }: ProfileChanged['data']): Promise<void> {
    const older = { _id: userId, version: trusted({ $lt: version }) };
    await upsertWhere(this.patients, older, { $set: { name, image, version } });
    await this.refresh(userId);
  }

  async snapshotOf(userId: string): Promise<PatientSnapshot> {
    const patient = await this.patients.findOne({ _id: userId }).lean();
    return patient
      ? { name: patient.name, image: patient.image, version: patient.version }
      : { name: '', image: null, version: 0 };
  }

  /** Brings the copies in the user's appointments up to the newest that is known here. */
  async refresh(userId: string): Promise<void> {
    const newest = await this.snapshotOf(userId);
    await this.appointments.updateMany(
      { userId, 'userData.version': trusted({ $lt: newest.version }) },
      { $set: { userData: newest } },
    );
  }
}
