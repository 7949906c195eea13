import { describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { eventually } from '@serein/service-kit/testing';
import { Doctor } from '../doctors/doctor.model.ts';
import { CareSite } from '../testing/care-site.ts';
import { DOCTOR_COUNT } from './demo-doctors.ts';
import { largePart } from './large-data.ts';
import { readPortraits } from './pictures.ts';
import { SeedRun } from './seed-run.model.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

describe('the large data', () => {
  it('has ten appointments for each doctor at times of their own: one paid and one unpaid ahead, eight over', async () => {
    const { doctors, appointments } = largePart({ from: 0, to: 40 }, [], await readPortraits(), () => 'link', NOW);
    expect(new Set(appointments.map(({ _id }) => String(_id))).size).toBe(400);
    for (const { _id } of doctors) {
      const own = appointments.filter(({ docId }) => docId.equals(_id));
      expect(new Set(own.map(({ startsAt }) => startsAt.getTime())).size).toBe(10);
      const ahead = own.filter(({ startsAt }) => startsAt.getTime() > NOW);
      expect(ahead.map(({ payState }) => payState)).toEqual(['paid', 'unpaid']);
      expect(own.filter(({ isCompleted }) => isCompleted)).toHaveLength(8);
    }
  });

  it('is the same in every run, so that one that was cut off can go on', async () => {
    const portraits = await readPortraits();
    const make = () => largePart({ from: 7, to: 9 }, [], portraits, () => 'link', NOW);
    expect(make()).toEqual(make());
  });

  it('gives Asha some of the appointments', async () => {
    const { appointments } = largePart({ from: 0, to: 1 }, [], await readPortraits(), () => 'link', NOW);
    expect(appointments.map(({ userId }) => userId)).toContain(DEMO_ACCOUNTS.patient.id);
  });
});

it('comes while the service works already, which can stop in the middle of it', async () => {
  const care = await CareSite.start({ SEED: 'large' });
  try {
    const doctors = care.model<Doctor>(Doctor);
    await eventually(async () => expect(await doctors.countDocuments()).toBeGreaterThan(DOCTOR_COUNT));
    const { body } = await care.service.call(careRoutes.listDoctors, { query: { limit: 100 } });
    expect(body.doctors).toHaveLength(100);
    const runs = await care.model<SeedRun>(SeedRun).find().lean();
    expect(runs.map(({ _id }) => _id)).toEqual(['demo']);
  } finally {
    await care.stop();
  }
});
