import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_DEADLINE_MS, DEMO_ACCOUNTS, type Route } from '@serein/contracts';
import { aiRoutes } from '@serein/contracts/ai';
import { type Appointment, careRoutes } from '@serein/contracts/care';
import { communityRoutes } from '@serein/contracts/community';
import { identityRoutes } from '@serein/contracts/identity';
import { learnRoutes } from '@serein/contracts/learn';
import { type Answer, bookingForm, isReady, patientToken, send } from '../site/api.ts';
import { eventually, servicePid } from '../site/processes.ts';

/** How soon a service is back, on a machine that loads its code in 1.25 s or less. */
const BACK_WITHIN_MS = 5_000;
/** On a slower one, so many times what loading takes here and now. */
const BACK_WITHIN_LOADS = 4;
/** For the way from the gateway's own deadline to the caller; on a slow machine, as long as a load takes. */
const GRACE_MS = 1_000;

const PATIENCE_MS = 60_000;
const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let token: string;
beforeAll(async () => {
  token = await patientToken();
});

/** How long a process takes to load all code of a service and to start nothing, in ms. */
async function loadMs(service: string): Promise<number> {
  const startedAt = performance.now();
  await run(process.execPath, [join(ROOT, `services/${service}/dist/main.js`), '--contract'], {
    env: { PATH: process.env.PATH },
  });
  return performance.now() - startedAt;
}

/** Resolves when the site has missed the service and found it again. */
async function isBack(service: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  await eventually(withinMs, async () => !(await isReady(service)));
  await eventually(until - performance.now(), () => isReady(service));
}

const { email, password } = DEMO_ACCOUNTS.patient;
const calls: { service: string; route: Route; body?: unknown }[] = [
  { service: 'identity', route: identityRoutes.login, body: { email, password } },
  { service: 'care', route: careRoutes.listDoctors },
  { service: 'learn', route: learnRoutes.listCourses },
  { service: 'community', route: communityRoutes.listPosts },
  { service: 'ai', route: aiRoutes.chat, body: { prompt: 'I feel a little low today.' } },
];

test.each(calls)(
  '$service killed in mid-request: every caller is answered in time, and it is soon back',
  async ({ service, route, body }) => {
    const load = await loadMs(service);
    const inFlight: Promise<Answer>[] = [];
    for (let i = 0; i < 40; i++) inFlight.push(send(route, { body, token }));
    process.kill(servicePid(service), 'SIGKILL');
    const back = isBack(service, Math.max(BACK_WITHIN_MS, BACK_WITHIN_LOADS * load));
    for (let i = 0; i < 20; i++) inFlight.push(send(route, { body, token }));

    const [answers] = await Promise.all([Promise.all(inFlight), back]);
    const limit = (route.deadlineMs ?? DEFAULT_DEADLINE_MS) + Math.max(GRACE_MS, load);
    expect(answers.filter(({ ms }) => ms > limit)).toEqual([]);
    for (const { status, body: said } of answers) {
      expect([200, 503, 504]).toContain(status);
      expect(typeof (status === 200 ? said.success : said.message)).toBe(status === 200 ? 'boolean' : 'string');
    }
    expect((await send(route, { body, token })).status).toBe(200);
  },
);

test('no acknowledged booking is lost when care is killed between them', async () => {
  const acknowledged: string[] = [];
  const form = await bookingForm();
  const bookers = Array.from({ length: 4 }, async () => {
    for (let i = 0; i < 6; i++) {
      const { status, body } = await send(careRoutes.bookAppointment, { body: form, token });
      if (status === 200) acknowledged.push((body.appointment as Appointment)._id);
    }
  });
  await eventually(PATIENCE_MS, async () => acknowledged.length >= 4);
  process.kill(servicePid('care'), 'SIGKILL');
  await Promise.all(bookers);
  await eventually(PATIENCE_MS, async () => (await send(careRoutes.listDoctors)).status === 200);

  const stored = await storedAppointments();
  expect(acknowledged.length).toBeGreaterThanOrEqual(4);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

/** The ids of all appointments of the patient, of which other tests have made some. */
async function storedAppointments(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `${careRoutes.listAppointments.path}?limit=100${cursor && `&cursor=${cursor}`}`;
    const { body } = await send(careRoutes.listAppointments, { path, token });
    for (const { _id } of body.appointments as Appointment[]) ids.add(_id);
    cursor = body.nextCursor as string | null;
  }
  return ids;
}
