import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { appliedField, applyOnce } from '../events/apply-once.ts';
import { startService, type TestService } from '../testing/index.ts';
import { MongoModule } from './mongo-module.ts';
import { trusted } from './trusted.ts';
import { upsertWhere } from './upsert-where.ts';

interface Tally {
  _id: string;
  version: number;
  points: number;
}
const TallySchema = new Schema({ _id: String, version: Number, points: Number, applied: appliedField });

@Module({
  imports: [MongoModule.forService('tallies'), MongoModule.forFeature([{ name: 'Tally', schema: TallySchema }])],
})
class TalliesModule {}

/** Enough for two of them to find no document at the same moment. */
const IDS = Array.from({ length: 40 }, (_, n) => `tally-${n}`);

let service: TestService;
let tallies: Model<Tally>;
beforeAll(async () => {
  service = await startService({ name: 'tallies', module: TalliesModule, routes: {} });
  tallies = service.app.get<Model<Tally>>(getModelToken('Tally'), { strict: false });
});
afterAll(() => service?.stop());

test('of versions that come at the same moment the newest stays', async () => {
  const take = (_id: string, version: number) =>
    upsertWhere(tallies, { _id, version: trusted({ $lt: version }) }, { $set: { version } });
  await Promise.all(IDS.map((id) => Promise.all([1, 3, 2].map((version) => take(id, version)))));
  const kept = await tallies.find({ _id: trusted({ $in: IDS }) }).lean();
  expect(kept.map(({ version }) => version)).toEqual(IDS.map(() => 3));
  expect(await take('tally-0', 3)).toBe(false);
  expect(await take('tally-0', 4)).toBe(true);
});

test('a document that somebody made a moment ago is changed where the filter holds for it', async () => {
  const raced = { _id: 'raced', version: 1 };
  await tallies.create(raced);
  const meet = async () => {
    const duplicate: unknown = await tallies.create(raced).catch((error) => error);
    jest.spyOn(tallies, 'updateOne').mockRejectedValueOnce(duplicate);
  };
  const take = (version: number) =>
    upsertWhere(tallies, { _id: 'raced', version: trusted({ $lt: version }) }, { $set: { version } });
  await meet();
  expect(await take(2)).toBe(true);
  await meet();
  expect(await take(2)).toBe(false);
  expect(await tallies.findById('raced').lean()).toMatchObject({ version: 2 });
});

test('events that come at the same moment are all applied, each once', async () => {
  const add = (_id: string, id: string) =>
    applyOnce(tallies, { _id }, { id }, { $inc: { points: 1 } }, { upsert: true });
  const ids = IDS.map((id) => `sum of ${id}`);
  await Promise.all(ids.map((id) => Promise.all(['a', 'b', 'a', 'c'].map((event) => add(id, event)))));
  const kept = await tallies.find({ _id: trusted({ $in: ids }) }).lean();
  expect(kept.map(({ points }) => points)).toEqual(ids.map(() => 3));
});
