import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start({ EXPECTED_SERVICES: 'zoo,farm' });
});

afterAll(() => gateway.stop());

/** Answers a subject with this text; `asked` counts. */
async function tell(subject: string, text: string) {
  const told = { asked: 0, leave: () => subscription.unsubscribe() };
  const subscription = gateway.nats.subscribe(subject, {
    callback: (_error, message) => {
      told.asked += 1;
      message.respond(text);
    },
  });
  await gateway.nats.flush();
  return told;
}

const answerOf = (status: string) => JSON.stringify({ service: 'any', status, mongo: status === 'ok' });
const readiness = async () => {
  const answer = await gateway.fetch('/readyz');
  return { status: answer.status, body: (await answer.json()) as { services: Record<string, string> } };
};

describe('readiness', () => {
  test('alive, and ready only when every service answers well', async () => {
    expect((await gateway.fetch('/healthz')).status).toBe(200);
    expect(await readiness()).toEqual({
      status: 503,
      body: { status: 'waiting', services: { zoo: 'silent', farm: 'silent' } },
    });
    const zoo = await tell('health.zoo', answerOf('ok'));
    const failing = await tell('health.farm', answerOf('failing'));
    await eventually(async () => (await readiness()).body.services.farm === 'failing');
    expect((await readiness()).status).toBe(503);
    failing.leave();
    const farm = await tell('health.farm', answerOf('ok'));
    await eventually(async () => (await readiness()).status === 200);
    for (const { leave } of [zoo, farm]) leave();
  });

  test('is asked for once, however many want to know at the same time', async () => {
    const zoo = await tell('health.zoo', answerOf('ok'));
    await eventually(async () => (await readiness()).body.services.zoo === 'ok');
    // The services are asked at most once in half a second.
    const begun = performance.now();
    const before = zoo.asked;
    await Promise.all(Array.from({ length: 50 }, readiness));
    expect(zoo.asked - before).toBeLessThanOrEqual(1 + (performance.now() - begun) / 500);
    zoo.leave();
  });
});

describe('metrics', () => {
  const metrics = async () => (await gateway.fetch('/metrics')).text();

  test('figures by route and status', async () => {
    await gateway.fetch('/api/nothing-here');
    const counts = async () =>
      (await metrics())
        .split('\n')
        .find((row) => row.startsWith('serein_gateway_seconds_count') && row.includes('404'));
    await eventually(async () => (await counts()) !== undefined);
    expect(await counts()).toContain('route="unknown"');
    expect(await counts()).toContain('method="GET"');
  });

  test('of every copy of a service that answers, beside those of the gateway; one that is silent is counted as such', async () => {
    const exposition = (copy: number): string =>
      `# HELP process_start_time_seconds Start\n# TYPE process_start_time_seconds gauge\n` +
      `process_start_time_seconds{service="zoo",copy="${copy}"} ${copy}\n`;
    const copies = [await tell('metrics.zoo', exposition(1)), await tell('metrics.zoo', exposition(2))];
    await eventually(async () => (await metrics()).includes('service="zoo",copy="2"'));
    const text = await metrics();
    expect(text).toContain('process_start_time_seconds{service="zoo",copy="1"} 1\n');
    expect(text).toMatch(/^process_start_time_seconds\{service="gateway"\} \d+$/m);
    expect(text.match(/^# TYPE process_start_time_seconds /gm)).toHaveLength(1);
    for (const { leave } of copies) leave();
    await eventually(async () => !(await metrics()).includes('process_start_time_seconds{service="zoo"'));
    const without = await metrics();
    expect(without).toContain('serein_service_copies{service="zoo"} 0');
    expect(without).toContain('serein_service_copies{service="farm"} 0');
  });
});
