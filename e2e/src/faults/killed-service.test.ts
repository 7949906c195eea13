import { beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_DEADLINE_MS, DEMO_ACCOUNTS, type Route } from '@serein/contracts';
import { aiRoutes } from '@serein/contracts/ai';
import { type Appointment, careRoutes } from '@serein/contracts/care';
import { communityRoutes } from '@serein/contracts/community';
import { identityRoutes } from '@serein/contracts/identity';
import { learnRoutes } from '@serein/contracts/learn';
import { type Answer, bookingForm, isReady, patientToken, send } from '../site/api.ts';
import { eventually, servicePid } from '../site/processes.ts';

const BACK_WITHIN_MS = 5_000;
/** For the way from the gateway's own deadline to the caller on a busy machine. */
const GRACE_MS = 1_000;

let token: string;
beforeAll(async () => {
  token = await patientToken();
});

const { email, password } = DEMO_ACCOUNTS.patient;
const calls: { service: string; route: Route; body?: unknown }[] = [
  { service: 'identity', route: identityRoutes.login, body: { email, password } },
  { service: 'care', route: careRoutes.listDoctors },
  { service: 'learn', route: learnRoutes.listCourses },
  { service: 'community', route: communityRoutes.listPosts },
  { service: 'ai', route: aiRoutes.chat, body: { prompt: 'I feel a little low today.' } },
];

test.each(calls)(
  '$service killed in mid-request: every caller is answered in time, and it is back within 5 s',
  async ({ service, route, body }) => {
    const inFlight: Promise<Answer>[] = [];
    for (let i = 0; i < 40; i++) inFlight.push(send(route, { body, token }));
    process.kill(servicePid(service), 'SIGKILL');
    const back = eventually(BACK_WITHIN_MS, () => isReady(service));
    for (let i = 0; i < 20; i++) inFlight.push(send(route, { body, token }));

    const [answers] = await Promise.all([Promise.all(inFlight), back]);
    const limit = (route.deadlineMs ?? DEFAULT_DEADLINE_MS) + GRACE_MS;
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
  await eventually(10_000, async () => acknowledged.length >= 4);
  process.kill(servicePid('care'), 'SIGKILL');
  await Promise.all(bookers);
  await eventually(BACK_WITHIN_MS, async () => (await send(careRoutes.listDoctors)).status === 200);

  const { body } = await send(careRoutes.listAppointments, { path: '/api/user/appointments?limit=100', token });
  const stored = new Set((body.appointments as Appointment[]).map(({ _id }) => _id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(4);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});
