import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { failureOf } from '../failures/from-exception.ts';
import { startService, type TestService, verifiedUser } from '../testing/index.ts';
import { deadlineOptions } from './deadline-options.ts';
import { MongoModule } from './mongo-module.ts';
import { OwnedRepository } from './owned-repository.ts';
import { trusted } from './trusted.ts';

interface Note {
  userId: string;
  text: string;
  stars: number;
}
const NoteSchema = new Schema<Note>({ userId: String, text: String, stars: Number });
NoteSchema.index({ userId: 1, text: 1 }, { unique: true });

@Module({
  imports: [MongoModule.forService('notes'), MongoModule.forFeature([{ name: 'Note', schema: NoteSchema }])],
})
class NotesModule {}

const asha = verifiedUser({ id: '65f000000000000000000001', role: 'patient', isAnonymous: false });
const ravi = verifiedUser({ id: '65f000000000000000000002', role: 'admin', isAnonymous: false });

let service: TestService;
let model: Model<Note>;
let notes: OwnedRepository<Note>;
beforeAll(async () => {
  service = await startService({ name: 'notes', module: NotesModule, routes: {} });
  model = service.app.get<Model<Note>>(getModelToken('Note'), { strict: false });
  notes = new OwnedRepository(model, { text: 1, stars: 1 });
  await notes.insert(asha, { text: 'mine', stars: 5 });
  await notes.insert(ravi, { text: 'his', stars: 3 });
});
afterAll(() => service?.stop());

test("an owner finds, counts, changes and deletes his own records, and nobody else's", async () => {
  expect((await notes.find(asha)).map((note) => note.text)).toEqual(['mine']);
  expect(await notes.findOne(asha, { text: 'his' })).toBeNull();
  expect(await notes.count(asha, { stars: trusted({ $gte: 1 }) })).toBe(1);
  expect(await notes.updateOne(asha, { text: 'his' }, { $set: { stars: 0 } })).toBeNull();
  expect(await notes.updateOne(asha, { text: 'mine' }, { $set: { stars: 4 } })).toMatchObject({ stars: 4 });
  expect(await notes.deleteOne(asha, { text: 'his' })).toBe(false);
  expect(await notes.find(ravi, { $or: [{ text: 'his' }, { text: 'mine' }] })).toHaveLength(1);
});

test("naming another's id does not compile", async () => {
  // @ts-expect-error a filter cannot name the owner: it is put in from the verified user
  await notes.find(asha, { userId: ravi.id });
  // @ts-expect-error nor can the stored data
  await expect(notes.insert(asha, { text: 'forged', stars: 1, userId: ravi.id })).resolves.toMatchObject({
    userId: asha.id,
  });
  // @ts-expect-error an owner is what the kit verified, not what somebody wrote down
  const invented: Parameters<typeof notes.find>[0] = { id: ravi.id, role: 'patient', isAnonymous: false };
  expect(invented.id).toBe(ravi.id);
  expect((await notes.find(ravi)).map((note) => note.text)).toEqual(['his']);
});

test.each([{ $set: { userId: ravi.id } }, { $unset: { userId: '' } }, { $rename: { text: 'userId' } }])(
  'a record keeps its owner: %j is refused',
  async (update: object) => {
    await expect(notes.updateOne(asha, { text: 'mine' }, update)).rejects.toThrow('must not name its owner');
  },
);

test("a text may read 'userId'", async () => {
  expect(await notes.updateOne(ravi, { text: 'his' }, { $set: { text: 'userId' } })).toMatchObject({ text: 'userId' });
  expect(await notes.updateOne(ravi, { text: 'userId' }, { $set: { text: 'his' } })).toMatchObject({ text: 'his' });
});

test('operators that come in as values are not obeyed', async () => {
  const fromOutside = JSON.parse('{"$ne":""}');
  await expect(notes.find(asha, { text: fromOutside })).rejects.toThrow(/Cast to string failed/);
});

test('a filter with an unknown key throws instead of matching everything', async () => {
  const filter: object = { txt: 'mine' };
  await expect(notes.deleteOne(asha, filter)).rejects.toThrow(/strictQuery/);
});

test('indexes stand before the service is ready', async () => {
  const names = (await model.collection.indexes()).map((index) => index.name);
  expect(names).toContain('userId_1_text_1');
});

test('a query that outlives its request is ended as tooLate', async () => {
  const others = Array.from({ length: 3_000 }, (_, n) => ({ userId: 'somebody', text: `note ${n}`, stars: n }));
  await model.insertMany(others);
  const everyPair = { $match: { $expr: { $gt: ['$stars', { $add: ['$$stars', 1] }] } } };
  const slow = model.aggregate(
    [{ $lookup: { from: 'notes', let: { stars: '$stars' }, pipeline: [everyPair, { $count: 'n' }], as: 'pairs' } }],
    deadlineOptions({ remainingMs: () => 50 }),
  );
  const error: unknown = await slow.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(failureOf(error)?.code).toBe('tooLate');
});

test('health tells that the database answers', async () => {
  const answer = await service.nats.request('health.notes', undefined, { timeout: 30_000 });
  expect(answer.json()).toEqual({ service: 'notes', status: 'ok', mongo: true });
});
