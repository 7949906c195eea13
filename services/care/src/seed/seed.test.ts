import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { FileStore } from '@serein/service-kit';
import { Doctor } from '../doctors/doctor.model.ts';
import { Review } from '../reviews/review.model.ts';
import { CareSite } from '../testing/care-site.ts';
import { Seed } from './seed.ts';
import { SeedRun } from './seed-run.model.ts';

const asha = { id: DEMO_ACCOUNTS.patient.id, role: 'patient', isAnonymous: false } as const;
let care: CareSite;
beforeAll(async () => {
  care = await CareSite.start({ SEED: 'demo' });
});
afterAll(() => care.stop());

describe('the demo data', () => {
  it('has 120 different doctors with pictures that exist, and 40 hospitals', async () => {
    const doctors = await care.model<Doctor>(Doctor).find().lean();
    expect(doctors).toHaveLength(120);
    expect(new Set(doctors.map((doctor) => doctor.name)).size).toBe(120);
    expect(new Set(doctors.map((doctor) => doctor.city)).size).toBe(12);
    expect(new Set(doctors.map((doctor) => doctor.about)).size).toBeGreaterThan(90);
    expect(new Set(doctors.map((doctor) => doctor.timeZone)).size).toBe(4);
    const files = care.service.app.get(FileStore, { strict: false });
    for (const image of new Set(doctors.map((doctor) => doctor.image))) {
      expect(await files.has(image.replace('/api/files/', ''))).toBe(true);
    }
    const hospitals = await care.service.call(careRoutes.listHospitals, { query: { limit: 100, search: 'koc' } });
    expect(hospitals.body.hospitals.every((hospital) => hospital.district === 'Kochi')).toBe(true);
    expect((await care.service.call(careRoutes.listHospitals, { query: { type: 'clinic' } })).body.total).toBe(6);
  });

  it('has ratings that are the means of their reviews', async () => {
    const [best] = (await care.service.call(careRoutes.listDoctors, { query: { limit: 1 } })).body.doctors;
    const { body } = await care.service.call(careRoutes.listReviews, {
      params: { id: best?._id ?? '' },
      query: { limit: 2 },
    });
    expect(body.total).toBe(best?.ratingCount);
    const total = await care.model<Review>(Review).countDocuments();
    expect(total).toBeGreaterThan(500);
  });

  it('shows Asha an appointment in every state', async () => {
    const { body } = await care.service.call(careRoutes.listAppointments, { user: asha });
    const now = Date.now();
    const states = body.appointments.map((one) => {
      const ahead = Date.parse(one.startsAt) - now;
      const state = one.cancelled ? 'cancelled' : one.isCompleted ? 'completed' : ahead > 0 ? 'upcoming' : 'active';
      return `${state} ${one.payment ? 'paid' : 'unpaid'} ${one.consultationMode}`;
    });
    expect(new Set(states)).toEqual(
      new Set([
        'completed paid online',
        'completed paid offline',
        'cancelled paid online',
        'active paid online',
        'upcoming paid online',
        'upcoming paid offline',
        'upcoming unpaid online',
        'upcoming unpaid offline',
      ]),
    );
    expect(body.appointments.some((one) => one.hasPrescription)).toBe(true);
    const unpaid = body.appointments.find((one) => !one.payment);
    expect((await care.pay(asha, unpaid?._id ?? '')).status).toBe(200);
    const paid = body.appointments.find((one) => one.payment && !one.isCompleted && Date.parse(one.startsAt) > now);
    expect((await care.cancel(asha, paid?._id ?? '')).body).toMatchObject({ refunded: true });
  });

  it('is completed, not doubled, when an earlier seeding was cut off', async () => {
    const doctors = care.model<Doctor>(Doctor);
    await care.model<SeedRun>(SeedRun).deleteOne({ _id: 'demo' });
    await doctors.deleteOne({ name: /Aparna/ });
    const before = await care.appointments.countDocuments();
    await care.service.app.get(Seed, { strict: false }).onApplicationBootstrap();
    expect(await doctors.countDocuments()).toBe(120);
    expect(await care.appointments.countDocuments()).toBe(before);
  });
});
