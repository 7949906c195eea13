import { getModelToken } from '@nestjs/mongoose';
import { careRoutes, type Slot } from '@serein/contracts/care';
import { startService, type TestService, type TestUser } from '@serein/service-kit/testing';
import { type Model, Types } from 'mongoose';
import { Appointment } from '../booking/appointment.model.ts';
import { CareModule } from '../care.module.ts';
import { CareConfig } from '../config.ts';
import { Doctor } from '../doctors/doctor.model.ts';
import { doctorKeys } from '../doctors/doctor-keys.ts';
import { SandboxCharge } from '../payment/sandbox-charge.model.ts';

/** The care service of a test with what its tests ask again and again. */
export class CareSite {
  constructor(readonly service: TestService) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<CareSite> {
    return new CareSite(
      await startService({ name: 'care', module: CareModule, routes: careRoutes, config: CareConfig, env }),
    );
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  model<T>(entity: { name: string }): Model<T> {
    return this.service.app.get<Model<T>>(getModelToken(entity.name), { strict: false });
  }

  get appointments(): Model<Appointment> {
    return this.model<Appointment>(Appointment);
  }

  get charges(): Model<SandboxCharge> {
    return this.model<SandboxCharge>(SandboxCharge);
  }

  async addDoctor(more: Partial<Doctor> = {}): Promise<Doctor> {
    const described = {
      name: 'Dr. Tara Nambiar',
      speciality: 'Psychologist' as const,
      degree: 'M.Phil',
      about: 'Listens.',
      city: 'Kochi',
      languages: ['English'],
      address: { line1: '1, Lake Road', line2: 'Kochi', formatted: '1, Lake Road, Kochi', coordinates: null },
      hospitalName: null,
      rating: null,
      ...more,
    };
    const doctor: Doctor = {
      _id: new Types.ObjectId(),
      image: '/api/files/care-doctor-01',
      experienceYears: 8,
      fees: 1000,
      available: true,
      ratingCount: 0,
      mapSrc: null,
      timeZone: 'Asia/Kolkata',
      custom_slots: {},
      hospitalId: null,
      ...doctorKeys(described),
      ...described,
    };
    await this.model<Doctor>(Doctor).create(doctor);
    return doctor;
  }

  /** A free slot of the day after tomorrow, in the doctor's zone. */
  async freeSlot(docId: string, index = 0, day = 2): Promise<Slot & { slotDate: string; timeZone: string }> {
    const { body } = await this.service.call(careRoutes.listSlots, { params: { id: docId } });
    const slotDay = body.days[day];
    const slot = slotDay?.slots.filter((one) => one.available)[index];
    if (!slotDay || !slot) throw new Error('no free slot');
    return { ...slot, slotDate: slotDay.slotDate, timeZone: body.timeZone };
  }

  book(user: TestUser, docId: string, slot: { slotDate: string; slotTime: string; timeZone: string }) {
    const { slotDate, slotTime, timeZone } = slot;
    const body = { docId, slotDate, slotTime, timeZone, patientDescription: 'Poor sleep.' };
    return this.service.call(careRoutes.bookAppointment, { user, body: { ...body, consultationMode: 'online' } });
  }

  /** Books and gives the appointment's id. */
  async booked(user: TestUser, docId: string, slot: Parameters<CareSite['book']>[2]): Promise<string> {
    const { status, body } = await this.book(user, docId, slot);
    if (status !== 200) throw new Error(`not booked: ${body.message}`);
    return body.appointment._id;
  }

  pay(user: TestUser, appointmentId: string, deadlineMs = 20_000) {
    return this.service.call(careRoutes.processPayment, { user, body: { appointmentId }, deadlineMs });
  }

  cancel(user: TestUser, appointmentId: string) {
    return this.service.call(careRoutes.cancelAppointment, { user, body: { appointmentId }, deadlineMs: 20_000 });
  }
}

export const patient = (index: number): TestUser => ({
  id: index.toString(16).padStart(24, '0'),
  role: 'patient',
  isAnonymous: false,
});
export const admin: TestUser = { id: 'a'.repeat(24), role: 'admin', isAnonymous: false };
