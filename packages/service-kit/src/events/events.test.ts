import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { eventSubject } from '@serein/contracts';
import type { Connection, Model } from 'mongoose';
import { eventually, startInfra, startService, type TestInfra, type TestService } from '../testing/index.ts';
import { CopiesModule, type Copy, IMPATIENT } from './fixtures/copies.ts';
import { type Profile, ProfilesModule, profileRoutes, RENAMED } from './fixtures/profiles.ts';

let infra: TestInfra;
let profiles: TestService;
let copies: TestService;
beforeAll(async () => {
  infra = await startInfra();
  profiles = await startService({ name: 'profiles', module: ProfilesModule.with(), routes: profileRoutes, infra });
  copies = await startService({ name: 'copies', module: CopiesModule.with({ timing: IMPATIENT }), routes: {}, infra });
});
afterAll(async () => {
  await profiles?.stop();
  await copies?.stop();
  await infra?.stop();
});

const copyOf = (id: string) =>
  copies.app.get<Model<Copy>>(getModelToken('Copy'), { strict: false }).findById(id).lean();
const rename = (id: string, name: string, points = 1) =>
  profiles.call(profileRoutes.rename, { params: { id }, body: { name, points } });

test('a change reaches the copy of another service, and leaves the outbox empty', async () => {
  await rename('a', 'Asha');
  await eventually(async () => expect(await copyOf('a')).toMatchObject({ name: 'Asha', points: 1 }));
  const model = profiles.app.get<Model<Profile>>(getModelToken('Profile'), { strict: false });
  await eventually(async () => expect((await model.findById('a').select('+outbox').lean())?.outbox).toEqual([]));
});

test('every one of many changes of a document arrives', async () => {
  for (let n = 1; n <= 20; n += 1) await rename('b', `name ${n}`);
  await eventually(async () => expect(await copyOf('b')).toMatchObject({ points: 20 }));
});

test('an event that is published twice is effective once', async () => {
  const event = {
    id: 'the-same-event',
    type: RENAMED,
    at: new Date().toISOString(),
    data: { profileId: 'c', name: 'Twice', points: 1 },
  };
  const stream = jetstream(profiles.nats);
  // Two message ids: JetStream lets both through, as it does after its duplicate window.
  await stream.publish(eventSubject(RENAMED), JSON.stringify(event), { msgID: 'first' });
  await eventually(async () => expect(await copyOf('c')).toMatchObject({ points: 1 }));
  await stream.publish(eventSubject(RENAMED), JSON.stringify(event), { msgID: 'second' });
  await rename('d', 'after it');
  await eventually(async () => expect(await copyOf('d')).not.toBeNull());
  expect(await copyOf('c')).toMatchObject({ points: 1 });
});

test('an event that cannot be taken is parked and does not hold up the others', async () => {
  await rename('e', 'poison');
  await rename('f', 'behind it');
  await eventually(async () => expect(await copyOf('f')).not.toBeNull());
  const connection = copies.app.get<Connection>(getConnectionToken(), { strict: false });
  await eventually(async () => {
    const parked = await connection.collection('parkedevents').findOne({ 'event.data.profileId': 'e' });
    expect(parked).toMatchObject({
      consumer: 'copies-profiles-renamed',
      error: expect.stringContaining('cannot be taken'),
    });
  });
});

test('a message that is no event is left behind', async () => {
  await jetstream(profiles.nats).publish(eventSubject(RENAMED), 'not JSON');
  await rename('g', 'behind it');
  await eventually(async () => expect(await copyOf('g')).not.toBeNull());
});

test('the poll for waiting events is answered by an index', async () => {
  const connection = profiles.app.get<Connection>(getConnectionToken(), { strict: false });
  const plan = await connection
    .collection('profiles')
    .find({ 'outbox.id': { $exists: true } })
    .explain('queryPlanner');
  expect(JSON.stringify(plan)).toContain('"IXSCAN"');
});
