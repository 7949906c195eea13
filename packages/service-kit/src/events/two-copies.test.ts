import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { getModelToken } from '@nestjs/mongoose';
import { type DomainEvent, EVENT_STREAM, eventSubject } from '@serein/contracts';
import type { Model } from 'mongoose';
import { eventually, startInfra, startService, type TestInfra, type TestService } from '../testing/index.ts';
import { CopiesModule, type Copy, IMPATIENT } from './fixtures/copies.ts';
import { type Profile, ProfilesModule, profileRoutes, RENAMED } from './fixtures/profiles.ts';

const RENAMES = 60;
const DOCUMENTS = 6;

/** Two copies of the service that emits, and two of the one that listens. */
let infra: TestInfra;
let emitting: [TestService, TestService];
let listening: [TestService, TestService];
beforeAll(async () => {
  infra = await startInfra();
  const emitter = () => startService({ name: 'profiles', module: ProfilesModule.with(), routes: profileRoutes, infra });
  const listener = () =>
    startService({ name: 'copies', module: CopiesModule.with({ timing: IMPATIENT }), routes: {}, infra });
  emitting = await Promise.all([emitter(), emitter()]);
  listening = await Promise.all([listener(), listener()]);
});
afterAll(async () => {
  await Promise.all([...(emitting ?? []), ...(listening ?? [])].map((service) => service.stop()));
  await infra?.stop();
});

async function publishedIds(): Promise<string[]> {
  const { state } = await (await jetstreamManager(emitting[1].nats)).streams.info(EVENT_STREAM);
  const consumer = await jetstream(emitting[1].nats).consumers.get(EVENT_STREAM, {
    filter_subjects: eventSubject(RENAMED),
  });
  const ids: string[] = [];
  for await (const message of await consumer.fetch({ max_messages: state.messages, expires: 30_000 })) {
    ids.push(message.json<DomainEvent>().id);
    if (ids.length === state.messages) break;
  }
  return ids;
}

test('every event is published once and effective once, also while copies of both sides leave', async () => {
  const renames = Array.from({ length: RENAMES }, (_, n) =>
    emitting[1].call(profileRoutes.rename, { params: { id: `p${n % DOCUMENTS}` }, body: { name: `n${n}`, points: 1 } }),
  );
  await Promise.any(renames);
  await Promise.all([emitting[0].stop(), listening[0].stop()]);
  expect(new Set((await Promise.all(renames)).map(({ status }) => status))).toEqual(new Set([200]));

  const copies = listening[1].app.get<Model<Copy>>(getModelToken('Copy'), { strict: false });
  await eventually(async () => {
    const points = (await copies.find().lean()).map((copy) => copy.points);
    expect(points).toEqual(Array(DOCUMENTS).fill(RENAMES / DOCUMENTS));
  });
  const profiles = emitting[1].app.get<Model<Profile>>(getModelToken('Profile'), { strict: false });
  await eventually(async () => {
    const waiting = (await profiles.find().select('+outbox').lean()).flatMap(({ outbox = [] }) => outbox);
    expect(waiting).toEqual([]);
  });
  const ids = await publishedIds();
  expect([ids.length, new Set(ids).size]).toEqual([RENAMES, RENAMES]);
});
