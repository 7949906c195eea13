import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { type Appointment, careRoutes } from '@serein/contracts/care';
import { bookingForm, patientToken, send } from '../site/api.ts';
import { servicePid } from '../site/processes.ts';
import { SITE_URL } from '../site/visitor.ts';

const CALLERS = 20;

/** `npm run roll -- …` at the site under test. */
async function roll(...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/bootstrap.mjs', 'roll', ...parameters], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: process.env.SITE_DATA_DIR, PORT: new URL(SITE_URL()).port },
  });
  return stdout;
}

/** Repeats a call until `end` is called, which answers every status; one that failed otherwise stands as its message. */
function keepCalling(call: () => Promise<number>): { end(): Promise<(number | string)[]> } {
  let going = true;
  const outcomes: (number | string)[] = [];
  const done = (async () => {
    while (going) outcomes.push(await call().catch(String));
    return outcomes;
  })();
  return {
    end: () => {
      going = false;
      return done;
    },
  };
}

test('care is rolled by the command with one copy, under load, and no request fails', async () => {
  const before = servicePid('care');
  const token = await patientToken();
  const form = await bookingForm();
  const lists = Array.from({ length: CALLERS }, () =>
    keepCalling(async () => (await send(careRoutes.listDoctors, { path: '/api/doctor/list?limit=5' })).status),
  );
  const bookings = keepCalling(async () => {
    const booked = await send(careRoutes.bookAppointment, { body: form, token });
    if (booked.status !== 200) return booked.status;
    const { _id: appointmentId } = booked.body.appointment as Appointment;
    return (await send(careRoutes.cancelAppointment, { body: { appointmentId }, token })).status;
  });
  const told = await roll('care');
  const outcomes = (await Promise.all([bookings, ...lists].map((caller) => caller.end()))).flat();

  expect(told).toContain('the copy: the old one has ended');
  expect(servicePid('care')).not.toBe(before);
  expect(new Set(outcomes)).toEqual(new Set([200]));
  expect(outcomes.length).toBeGreaterThan(2 * CALLERS);
}, 180_000);

test('a service that is none is not rolled, and the command says what there is', async () => {
  await expect(roll('nobody')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run roll -- identity | care | learn | community | ai'),
  });
});
