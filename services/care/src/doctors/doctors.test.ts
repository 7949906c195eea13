import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { careRoutes, DOCTOR_SORTS, type DoctorCard, type DoctorListQuery, SPECIALITIES } from '@serein/contracts/care';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { searchConditions, searchWordsOf } from '../search/search-words.ts';
import { CareSite } from '../testing/care-site.ts';
import { Doctor } from './doctor.model.ts';

let care: CareSite;
beforeAll(async () => {
  care = await CareSite.start();
  const ratings = [null, 5, 4.5, 4.5, 4, null, 3.7];
  const names = ['Dr. Asha Rao', 'Dr. José Pinto', 'Dr. Zoya Irani', 'Dr. Asha Rao', 'Dr. émile Bose'];
  for (let index = 0; index < 45; index++) {
    await care.addDoctor({
      name: names[index % names.length] ?? 'Dr. X',
      rating: ratings[index % ratings.length] ?? null,
      fees: 500 + (index % 4) * 100,
      experienceYears: index % 6,
      speciality: SPECIALITIES[index % SPECIALITIES.length] ?? 'Psychologist',
      available: index % 5 !== 0,
      languages: index % 2 === 0 ? ['English', 'Tamil'] : ['English'],
      city: index % 3 === 0 ? 'Chennai' : 'Kochi',
      hospitalName: index === 7 ? 'Banyan Shade Clinic' : null,
    });
  }
});
afterAll(() => care.stop());

const list = (query: DoctorListQuery) => care.service.call(careRoutes.listDoctors, { query });

async function walk(query: DoctorListQuery): Promise<{ doctors: DoctorCard[]; total: number }> {
  const doctors: DoctorCard[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await list({ ...query, ...(cursor && { cursor }) });
    doctors.push(...body.doctors);
    cursor = body.nextCursor;
    if (cursor === null) return { doctors, total: body.total };
  }
  throw new Error('unreachable');
}

const inOrder: Record<(typeof DOCTOR_SORTS)[number], (a: DoctorCard, b: DoctorCard) => boolean> = {
  rating: (a, b) => (a.rating ?? 0) >= (b.rating ?? 0),
  fees: (a, b) => a.fees <= b.fees,
  experience: (a, b) => Number.parseInt(a.experience, 10) >= Number.parseInt(b.experience, 10),
  name: (a, b) => a.name.normalize('NFKD').toLowerCase() <= b.name.normalize('NFKD').toLowerCase(),
};

describe('the list of doctors', () => {
  it('gives each doctor once and in order over all pages, whatever the page size, sort and filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(...DOCTOR_SORTS),
        fc.constantFrom<DoctorListQuery>({}, { language: 'Tamil' }, { available: 'true' }, { search: 'koch' }),
        async (limit, sort, filter) => {
          const { doctors, total } = await walk({ ...filter, limit, sort });
          expect(new Set(doctors.map((doctor) => doctor._id)).size).toBe(total);
          expect(doctors).toHaveLength(total);
          for (const [index, doctor] of doctors.entries()) {
            const next = doctors[index + 1];
            if (next) expect(inOrder[sort](doctor, next)).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('filters by speciality, language, availability and exclusion, all in the database', async () => {
    const { doctors } = await walk({ speciality: 'Psychiatrist', available: 'true', language: 'Tamil' });
    expect(doctors.length).toBeGreaterThan(0);
    expect(doctors.every((one) => one.speciality === 'Psychiatrist' && one.available)).toBe(true);
    const [left] = doctors;
    const rest = await walk({
      speciality: 'Psychiatrist',
      available: 'true',
      language: 'Tamil',
      exclude: left?._id ?? '',
    });
    expect(rest.doctors.map((one) => one._id)).toEqual(doctors.slice(1).map((one) => one._id));
  });

  it('finds names and related text by the beginnings of words, in any case and without accents', async () => {
    const count = async (search: string) => (await list({ search })).body.total;
    expect(await count('JOSE')).toBe(9);
    expect(await count('asha ra')).toBe(18);
    expect(await count('banyan')).toBe(1);
    expect(await count('social work')).toBeGreaterThan(0);
    expect(await count('chenn')).toBe(15);
    expect(await count('xylophone')).toBe(0);
    expect([await count('cochin'), await count('coch'), await count('coc')]).toEqual([45, 45, 0]);
    expect(await count('therapist madras')).toBeGreaterThan(5);
    expect(await count('.*')).toBe(45);
  });

  it('serves each sort and the search from an index', async () => {
    const model = care.model<Doctor>(Doctor);
    const plans = await Promise.all([
      ...[{ ratingKey: -1 }, { fees: 1 }, { experienceYears: -1 }, { nameKey: 1 }].map((sort) =>
        model
          .find()
          .sort({ ...sort, _id: 1 } as Record<string, 1 | -1>)
          .limit(5)
          .explain('queryPlanner'),
      ),
      model.find(searchConditions('banyan')[0] ?? {}).explain('queryPlanner'),
    ]);
    for (const plan of plans) expect(JSON.stringify(plan)).not.toMatch(/COLLSCAN|"SORT"/);
  });

  it.each(['nonsense', Buffer.from('["doctors.fees",1,"x"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await list({ cursor, sort: 'fees' });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field: 'query.cursor' } });
    },
  );

  it('refuses a cursor of another sort', async () => {
    const { body } = await list({ sort: 'fees', limit: 5 });
    expect((await list({ sort: 'rating', cursor: body.nextCursor ?? '' })).status).toBe(422);
  });
});

it('a doctor is found by id, and an unknown one is not', async () => {
  const [card] = (await list({ limit: 1 })).body.doctors;
  const found = await care.service.call(careRoutes.getDoctor, { params: { id: card?._id ?? '' } });
  expect(found.body.doctor).toMatchObject({ ...card, timeZone: 'Asia/Kolkata', about: 'Listens.' });
  const unknown = await care.service.call(careRoutes.getDoctor, { params: { id: String(new Types.ObjectId()) } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'doctorNotFound' } });
});

it('words are found with and without their accents and humps', () => {
  expect(searchWordsOf('José', 'SocialWorker')).toEqual(['jose', 'socialworker', 'social', 'worker']);
});
