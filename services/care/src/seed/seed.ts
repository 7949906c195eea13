import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
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
import { LARGE_DOCTOR_COUNT, largePart } from './large-data.ts';
import { readEmblems, readPortraits, storePictures } from './pictures.ts';
import { SeedRun } from './seed-run.model.ts';

/** Doctors of the large data that are made and stored in one go: short enough to answer requests meanwhile. */
const PART = 50;

/**
 * Demo data for an empty database outside production (spec 0), before the service says that it is ready. The large
 * data comes behind it, while the service works already.
 */
@Injectable()
export class Seed implements OnApplicationBootstrap, OnModuleDestroy {
  private large = Promise.resolve();
  private isStopping = false;

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
    await this.once('demo', (now) => this.seedDemo(now));
    if (this.config.SEED !== 'large') return;
    this.large = this.once('large', (now) => this.seedLarge(now)).catch((error: unknown) => {
      this.logger.error({ err: error }, 'the large data could not be seeded; the next start goes on with it');
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.large;
  }

  /** @param seed answers whether it has come to its end */
  private async once(name: 'demo' | 'large', seed: (now: number) => Promise<boolean>): Promise<void> {
    if (await this.runs.exists({ _id: name })) return;
    const started = Date.now();
    if (!(await seed(started))) return;
    await this.runs.updateOne({ _id: name }, { $set: { doneAt: new Date() } }, { upsert: true });
    this.logger.info({ ms: Date.now() - started }, `${name} data seeded`);
  }

  private async seedLarge(now: number): Promise<boolean> {
    const portraits = await readPortraits();
    const hospitals = await this.hospitals.find().lean();
    const newLink = () => this.rooms.newLink();
    for (let from = 0; from < LARGE_DOCTOR_COUNT; from += PART) {
      if (this.isStopping) return false;
      const range = { from, to: Math.min(from + PART, LARGE_DOCTOR_COUNT) };
      const { doctors, reviews, appointments } = largePart(range, hospitals, portraits, newLink, now);
      // What is over cannot be cancelled, so nobody asks the provider about it.
      const open = appointments.filter(({ startsAt }) => startsAt.getTime() > now);
      await insertMissing(this.doctors, doctors);
      await insertMissing(this.reviews, reviews);
      await insertMissing(this.charges, demoCharges(open));
      await insertMissing(this.appointments, appointments);
      await nextTurn();
    }
    return true;
  }

  private async seedDemo(now: number): Promise<boolean> {
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
    return true;
  }
}
