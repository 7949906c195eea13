import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONFIG, FileStore, insertMissing, LOGGER, type Logger, seedsDemoData } from '@serein/service-kit';
import type { Model } from 'mongoose';
import { Appointment } from '../booking/appointment.model.ts';
import { CareConfig } from '../config.ts';
import { Doctor } from '../doctors/doctor.model.ts';
import { Hospital } from '../hospitals/hospital.model.ts';
import { SandboxCharge } from '../payment/sandbox-charge.model.ts';
import { VideoRooms } from '../payment/video-rooms.ts';
import { Review } from '../reviews/review.model.ts';
import { demoAppointments, demoCharges } from './demo-appointments.ts';
import { DOCTOR_COUNT, demoDoctor } from './demo-doctors.ts';
import { demoHospital, HOSPITAL_COUNT } from './demo-hospitals.ts';
import { demoReviews, ratedBy } from './demo-reviews.ts';
import { readEmblems, readPortraits, storePictures } from './pictures.ts';
import { SeedRun } from './seed-run.model.ts';

/** Demo data for an empty database outside production (spec 0), before the service says that it is ready. */
@Injectable()
export class Seed implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: CareConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectModel(Doctor.name) private readonly doctors: Model<Doctor>,
    @InjectModel(Hospital.name) private readonly hospitals: Model<Hospital>,
    @InjectModel(Review.name) private readonly reviews: Model<Review>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(SandboxCharge.name) private readonly charges: Model<SandboxCharge>,
    @InjectModel(SeedRun.name) private readonly runs: Model<SeedRun>,
    private readonly files: FileStore,
    private readonly rooms: VideoRooms,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!seedsDemoData(this.config)) return;
    if (await this.runs.exists({ _id: 'demo' })) return;
    const started = Date.now();
    await this.seedDemo(started);
    await this.runs.updateOne({ _id: 'demo' }, { $set: { doneAt: new Date() } }, { upsert: true });
    this.logger.info({ ms: Date.now() - started }, 'demo data seeded');
  }

  private async seedDemo(now: number): Promise<void> {
    const [portraits, emblems] = await Promise.all([readPortraits(), readEmblems(), storePictures(this.files)]);
    const hospitals = Array.from({ length: HOSPITAL_COUNT }, (_, index) => demoHospital(index, emblems));
    const reviews = Array.from({ length: DOCTOR_COUNT }, (_, index) => demoReviews(index, now));
    const doctors = reviews.map((own, index) => demoDoctor(index, hospitals, portraits, ratedBy(own), now));
    const appointments = demoAppointments(doctors, () => this.rooms.newLink(), now);
    await insertMissing(this.hospitals, hospitals);
    await insertMissing(this.doctors, doctors);
    await insertMissing(this.reviews, reviews.flat());
    await insertMissing(this.charges, demoCharges(appointments));
    await insertMissing(this.appointments, appointments);
  }
}
