import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { mongo } from 'mongoose';
import { eventually, startInfra, TestCaller, type TestInfra } from '../testing/index.ts';
import { connectNats } from '../transport/connection.ts';
import { profileRoutes } from './fixtures/profiles.ts';

/** Real processes and a real kill -9, at every step of an event's way. They run what tsc built. */
const packageFolder = join(import.meta.dirname, '..', '..');
const SECRET = 'the-context-secret-of-the-tests';

let infra: TestInfra;
let nats: NatsConnection;
let caller: TestCaller;
let database: mongo.MongoClient;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  execFileSync('npx', ['tsc', '-b', packageFolder], { cwd: packageFolder });
  infra = await startInfra();
  nats = await connectNats(infra.natsUrl, 'test');
  caller = new TestCaller(nats, SECRET);
  database = await mongo.MongoClient.connect(infra.mongoUri, { retryWrites: false });
});
afterEach(async () => {
  // An event that is left over would be delivered to the next test's consumer, and crash it before its time.
  await eventually(async () => expect(await unsettled()).toBe(0));
  await Promise.all([...children].map((child) => stop(child)));
});
afterAll(async () => {
  await database?.close();
  await nats?.close();
  await infra?.stop();
});

async function start(service: 'profiles' | 'copies', crashAt = ''): Promise<ChildProcess> {
  const child = fork(join(packageFolder, 'dist/testing/fixtures/service-child.js'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      SERVICE: service,
      CRASH_AT: crashAt,
      CONTEXT_SECRET: SECRET,
      NATS_URL: infra.natsUrl,
      MONGODB_URI: infra.mongoUri,
      LOG_LEVEL: 'warn',
      SEED: 'none',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])]);
  expect(message).toEqual({ ready: service });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

const copy = (id: string) => database.db('serein_copies').collection<{ _id: string }>('copies').findOne({ _id: id });
const waiting = () =>
  database
    .db('serein_profiles')
    .collection('profiles')
    .countDocuments({ 'outbox.id': { $exists: true } });

/** The rename is acknowledged, or its answer is lost with the process; the write may have happened either way. */
const rename = (id: string, name: string) =>
  caller.call(profileRoutes.rename, { params: { id }, body: { name } }).catch(() => null);

test.each(['relay:found', 'relay:published', 'relay:removed'])(
  'a relay that is killed after %s: delivered, and effective once',
  async (step) => {
    await start('copies');
    const relay = await start('profiles', step);
    void rename(step, 'kept');
    await killed(relay);
    await start('profiles');
    await eventually(async () => expect(await copy(step)).toMatchObject({ name: 'kept', points: 1 }));
    await eventually(async () => expect(await waiting()).toBe(0));
    // What comes after it has passed: nothing was applied twice meanwhile.
    await rename(`${step}-next`, 'next');
    await eventually(async () => expect(await copy(`${step}-next`)).not.toBeNull());
    expect(await copy(step)).toMatchObject({ points: 1 });
  },
);

test.each(['consumer:received', 'consumer:applied', 'consumer:marked', 'consumer:acknowledged'])(
  'a consumer that is killed after %s: effective once',
  async (step) => {
    const consumer = await start('copies', step);
    await start('profiles');
    await rename(step, 'kept');
    await killed(consumer);
    await start('copies');
    await eventually(async () => expect(await copy(step)).toMatchObject({ name: 'kept', points: 1 }));
    await rename(step, 'renamed again');
    await eventually(async () => expect(await copy(step)).toMatchObject({ name: 'renamed again' }));
    const marks = database.db('serein_copies').collection('inbox');
    await eventually(async () => expect(await marks.countDocuments()).toBe(await allEvents()));
    expect(await copy(step)).toMatchObject({ points: 2 });
  },
);

/** How many deliveries are still to come or to be acknowledged. */
async function unsettled(): Promise<number> {
  const consumers = await (await jetstreamManager(nats)).consumers.list('EVENTS').next();
  return consumers.reduce((sum, { num_pending, num_ack_pending }) => sum + num_pending + num_ack_pending, 0);
}

/** How many events were ever published; JetStream has no second copy of one. */
async function allEvents(): Promise<number> {
  const { state } = await (await jetstreamManager(nats)).streams.info('EVENTS');
  return state.messages;
}
