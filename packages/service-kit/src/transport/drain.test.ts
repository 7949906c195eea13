import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { defineRoutes, route } from '@serein/contracts';
import { longestDeadlineMs } from '../app/stop-limit.ts';
import { EchoController, EchoModule } from '../testing/fixtures/echo-module.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { eventually, startInfra, startService, type TestInfra } from '../testing/index.ts';

let infra: TestInfra;
beforeAll(async () => {
  infra = await startInfra();
});
afterAll(() => infra?.stop());

test('closing in the middle of 200 requests answers every one of them', async () => {
  const leaving = await startService({ name: 'echo', module: EchoModule, routes: echoRoutes, infra });
  const staying = await startService({ name: 'echo', module: EchoModule, routes: echoRoutes, infra });
  const before = EchoController.runs;
  const caller = staying;
  const answers = Array.from({ length: 200 }, (_, n) =>
    caller.call(echoRoutes.wait, { query: { ms: 20 + (n % 10) * 30 } }),
  );
  await eventually(() => expect(EchoController.runs).toBeGreaterThan(before + 20));
  await leaving.stop();
  const statuses = (await Promise.all(answers)).map((answer) => answer.status);
  expect(statuses).toEqual(Array(200).fill(200));
  await staying.stop();
});

test('the last copy answers what it has taken, and later callers are told that nobody listens', async () => {
  const service = await startService({ name: 'echo', module: EchoModule, routes: echoRoutes, infra });
  const other = await startService({ name: 'other', module: class Empty {}, routes: {}, infra });
  const before = EchoController.runs;
  const answers = Array.from({ length: 50 }, () => other.call(echoRoutes.wait, { query: { ms: 200 } }));
  await eventually(() => expect(EchoController.runs).toBe(before + 50));
  await service.stop();
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(Array(50).fill(200));
  await expect(other.call(echoRoutes.nothing)).rejects.toThrow(/no responders/);
  await other.stop();
});

const LONGEST_MS = 500;
const holdRoutes = defineRoutes('hold', {
  brief: route<{ response: { held: true } }>({ method: 'GET', path: '/api/hold/brief', auth: 'none', deadlineMs: 100 }),
  long: route<{ response: { held: true } }>({
    method: 'GET',
    path: '/api/hold/long',
    auth: 'none',
    deadlineMs: LONGEST_MS,
  }),
});
let letGo: () => void;
const released = new Promise<void>((resolve) => {
  letGo = resolve;
});

@Controller()
class HoldController {
  @MessagePattern(holdRoutes.long.subject)
  async long() {
    await released;
    return { held: true };
  }
}

@Module({ controllers: [HoldController] })
class HoldModule {}

test('closing gives the requests in hand the longest deadline of the routes, and then waits for no handler', async () => {
  const service = await startService({ name: 'hold', module: HoldModule, routes: holdRoutes, infra });
  const other = await startService({ name: 'other', module: class Empty {}, routes: {}, infra });
  const answer = other.call(holdRoutes.long, { deadlineMs: LONGEST_MS });
  await other.nats.flush();
  await service.stop();
  expect(await answer).toMatchObject({ status: 504 });
  letGo();
  await other.stop();
});

test('a route that names no deadline counts with the default one', () => {
  const { brief, long } = holdRoutes;
  expect(longestDeadlineMs([brief, long])).toBe(LONGEST_MS);
  expect(longestDeadlineMs([long, echoRoutes.wait])).toBe(5_000);
  expect(longestDeadlineMs([])).toBe(0);
});
