import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { identityRoutes } from '@serein/contracts/identity';
import { freePort, startMongo, startNats } from '@serein/infra';
import { Processes } from '../start/processes.ts';
import { waitUntilReady } from '../start/ready.ts';
import { GATEWAY, ROOT, serviceFolder } from '../workspace.ts';

const SERVICES = ['identity', 'care', GATEWAY];
const CALLERS = 20;

let dataDir: string;
let url: string;
let processes: Processes;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  execFileSync('npx', ['tsc', '-b', ...SERVICES.map(serviceFolder)], { cwd: ROOT });
  dataDir = mkdtempSync(join(tmpdir(), 'rolled-care-'));
  const [nats, mongo, port] = await Promise.all([startNats({ dataDir }), startMongo({ dataDir }), freePort()]);
  stops.push(
    () => nats.stop(),
    () => mongo.stop(),
  );
  url = `http://localhost:${port}`;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const secret = 'a secret of this test, long enough';
  const env = {
    ...inherited,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    NATS_URL: nats.url,
    MONGODB_URI: mongo.uri,
    JWT_SECRET: secret,
    CONTEXT_SECRET: secret,
    PHONE_HASH_SECRET: secret,
    DEPLOY_SECRET: secret,
    SEED: 'demo',
    RATE_LIMIT: 'off',
    EXPECTED_SERVICES: 'identity,care',
  };
  processes = new Processes({
    env,
    logs: join(dataDir, 'logs'),
    progress: { line: () => undefined },
    copies: (service) => (service === 'care' ? 2 : 1),
  });
  stops.unshift(() => processes.stop());
  for (const name of SERVICES) processes.start(name);
  await Promise.race([waitUntilReady(url), processes.hopeless]);
}, 180_000);
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function send(method: string, path: string, options: { body?: unknown; token?: string } = {}): Promise<Answer> {
  const { body, token } = options;
  const form = body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function logIn(): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS.patient;
  const { path, method } = identityRoutes.login;
  return String((await send(method, path, { body: { email, password } })).body.token);
}

/** A form that books the last free slot of some available doctor. */
async function bookingForm(): Promise<FormData> {
  const { body: list } = await send('GET', `${careRoutes.listDoctors.path}?available=true&limit=1`);
  const [doctor] = list.doctors as { _id: string }[];
  const { body } = await send('GET', `/api/doctor/${doctor?._id}/slots`);
  const days = body.days as { slotDate: string; slots: { slotTime: string; available: boolean }[] }[];
  const day = days.findLast(({ slots }) => slots.some(({ available }) => available));
  const slot = day?.slots.findLast(({ available }) => available);
  const fields = {
    docId: doctor?._id,
    slotDate: day?.slotDate,
    slotTime: slot?.slotTime,
    timeZone: body.timeZone,
    patientDescription: 'Booked while the service is rolled.',
    consultationMode: 'online',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

/** Repeats a call until told to stop, and keeps every answer's status; a call that failed otherwise by its message. */
function keepCalling(call: () => Promise<Answer>, outcomes: (number | string)[]): () => Promise<void> {
  let going = true;
  const done = (async () => {
    while (going) {
      try {
        outcomes.push((await call()).status);
      } catch (error) {
        outcomes.push(String(error));
      }
    }
  })();
  return () => {
    going = false;
    return done;
  };
}

test('two copies of care are replaced under load, and no request fails', async () => {
  const token = await logIn();
  const form = await bookingForm();
  const lists: (number | string)[] = [];
  const bookings: (number | string)[] = [];
  const { method, path } = careRoutes.listDoctors;
  const stopCalling = [
    ...Array.from({ length: CALLERS }, () => keepCalling(() => send(method, `${path}?limit=5`), lists)),
    keepCalling(async () => {
      const booked = await send('POST', careRoutes.bookAppointment.path, { body: form, token });
      const { _id: appointmentId } = (booked.body.appointment ?? {}) as { _id?: string };
      return booked.status === 200
        ? send('POST', careRoutes.cancelAppointment.path, { body: { appointmentId }, token })
        : booked;
    }, bookings),
  ];
  const told: string[] = [];
  await processes.roll('care', (line) => told.push(line));
  await Promise.all(stopCalling.map((stop) => stop()));

  expect(told.map((line) => line.replace(/\d+\)/, 'n)'))).toEqual([
    'copy 1 of 2: the new one is ready (process n)',
    'copy 1 of 2: the old one has ended (process n)',
    'copy 2 of 2: the new one is ready (process n)',
    'copy 2 of 2: the old one has ended (process n)',
  ]);
  expect(new Set([...lists, ...bookings])).toEqual(new Set([200]));
  expect(Math.min(lists.length / CALLERS, bookings.length)).toBeGreaterThan(2);
});
