import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CANARY, type LoadFigures, type LoadReport } from '@serein/contracts/registry';
import { Deployer } from '../testing/deployer.ts';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { careFiles, deploy, followed, point, publish, served, shellFiles } from '../testing/sites.ts';

let gateway: GatewayUnderTest;
let second: GatewayUnderTest;
let live: string;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start({ RATE_LIMIT: 'off' });
  await deploy(gateway.store, 'shell', shellFiles('one'));
  live = await deploy(gateway.store, 'care', careFiles('live'));
  await served(gateway, { care: live });
  second = await gateway.another({ RATE_LIMIT: 'off' });
});

afterAll(async () => {
  await second.stop();
  await gateway.stop();
});

const report = (version: string, more: Partial<LoadReport> = {}): LoadReport => ({
  app: 'care',
  version,
  module: 'DoctorsPage',
  outcome: 'ok',
  ms: 100,
  ...more,
});

async function send(to: GatewayUnderTest, reports: LoadReport[], type = 'text/plain;charset=UTF-8'): Promise<number> {
  const body = JSON.stringify({ reports });
  const { status } = await to.fetch('/api/registry/reports', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return status;
}

async function figures(of: GatewayUnderTest, version: string): Promise<LoadFigures | undefined> {
  const { body } = await new Deployer(of, 'care').call('GET', '/apps');
  return body.apps.find(({ app }: { app: string }) => app === 'care').figures[version];
}

const many = (n: number, one: LoadReport): LoadReport[] => new Array<LoadReport>(n).fill(one);

describe('reports', () => {
  test('R-62: are taken from anybody, as sendBeacon sends them', async () => {
    expect(await send(gateway, [report(live)])).toBe(200);
    expect(await send(gateway, [report(live)], 'application/json')).toBe(200);
    expect(await send(gateway, [report(live)], 'application/x-www-form-urlencoded')).toBe(415);
  });

  test('R-62: are bounded in number, size and rate', async () => {
    expect(await send(gateway, many(21, report(live)))).toBe(422);
    expect(await send(gateway, [report(live, { ms: -1 })])).toBe(422);
    expect(await send(gateway, [report(live, { trouble: 'x'.repeat(100_000) })])).toBe(413);
    const strict = await gateway.another();
    const statuses = await Promise.all(Array.from({ length: 130 }, () => send(strict, [report('0123456789abcdef')])));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await strict.stop();
  });

  test('R-62: about a version that nobody gets are dropped', async () => {
    const stored = await publish(gateway.store, 'care', careFiles('stored'));
    expect(await send(gateway, [report(stored), report('0123456789abcdef'), report(live, { app: 'absent' })])).toBe(
      200,
    );
    const metrics = await (await gateway.fetch('/metrics')).text();
    expect(metrics).toContain(`app="care",version="${live}",outcome="ok"`);
    expect(metrics).not.toContain(stored);
    expect(metrics).not.toContain('absent');
  });

  test('R-63: are summed up for all gateways together, also of one that is gone', async () => {
    const version = await deploy(gateway.store, 'care', careFiles('counted'));
    await Promise.all([served(gateway, { care: version }), served(second, { care: version })]);
    await send(gateway, many(10, report(version, { ms: 90 })));
    await send(second, [...many(4, report(version, { ms: 900 })), report(version, { outcome: 'recovered', ms: 0 })]);
    const third = await gateway.another();
    await send(third, [report(version, { outcome: 'failed', ms: 0, trouble: 'Error: no' })]);
    await third.stop();
    for (const one of [gateway, second]) {
      await eventually(async () => (await figures(one, version))?.loads === 16);
      expect(await figures(one, version)).toMatchObject({ failed: 1, recovered: 1 });
      const { p75 } = (await figures(one, version)) ?? {};
      expect(p75).toBeGreaterThan(700);
      expect(p75).toBeLessThanOrEqual(1000);
    }
  });
});

describe('the canary', () => {
  async function begin(mark: string): Promise<string> {
    const version = await publish(gateway.store, 'care', careFiles(mark));
    live = (await pointer())?.version ?? '';
    const canary = { version, percent: 20, since: new Date().toISOString() };
    await followed([gateway, second], () => point(gateway.store, 'care', live, { canary }));
    return version;
  }

  const pointer = async () => (await gateway.store.pointer('care'))?.pointer;

  test('R-55: is aborted by itself when its loads go wrong more often than those of the live version', async () => {
    const version = await begin('bad_canary');
    const failed = report(version, { outcome: 'failed', ms: 0 });
    const recovered = report(version, { outcome: 'recovered', ms: 0 });
    // Neither gateway knows enough alone.
    await send(gateway, [...many(10, report(version)), ...many(5, recovered)]);
    await send(second, [...many(10, report(version)), ...many(5, failed)]);
    await eventually(async () => (await pointer())?.canary === null);
    const { version: still, change } = (await pointer()) ?? {};
    expect(still).toBe(live);
    // a change like any other, made once.
    expect(change).toMatchObject({
      action: 'abort',
      version,
      by: 'the gateway',
      note: expect.stringContaining('33% (of 30)'),
    });
    const { changes } = await gateway.store.history('care', { limit: 2 });
    expect(changes.map(({ action }) => action)).toEqual(['abort', 'deploy']);
    await eventually(async () => !(await gateway.fetch('/doctors')).headers.has('set-cookie'));
  });

  test('R-56: its abort names both shares, and is made by whichever gateway comes first', async () => {
    const version = await begin('worse_canary');
    await Promise.all(
      [gateway, second].map((one) => send(one, many(20, report(version, { outcome: 'failed', ms: 0 })))),
    );
    await eventually(async () => (await pointer())?.canary === null);
    expect((await pointer())?.change.note).toMatch(/100% \(of \d+\).*live version's/);
  });

  test('R-55: goes on while too few loads are known, and while they are as good as those of the live version', async () => {
    const version = await begin('good_canary');
    await send(gateway, many(CANARY.minLoads - 1, report(live, { outcome: 'failed', ms: 0 })));
    const failed = report(version, { outcome: 'failed', ms: 0 });
    await send(gateway, [failed, ...many(CANARY.minLoads - 2, report(version))]);
    await send(second, many(20, report(version)));
    await eventually(async () => (await figures(gateway, version))?.loads === CANARY.minLoads + 19);
    await begin('few_canary');
    await send(
      gateway,
      many(CANARY.minLoads - 1, report((await pointer())?.canary?.version ?? '', { outcome: 'failed' })),
    );
    await eventually(async () => (await figures(second, (await pointer())?.canary?.version ?? ''))?.loads === 19);
    expect((await pointer())?.change.action).toBe('deploy');
  });

  test('loads of an earlier trial of the same version do not count against it', async () => {
    const { canary } = (await pointer()) ?? {};
    const version = canary?.version ?? '';
    await point(gateway.store, 'care', live);
    await point(gateway.store, 'care', live, { canary: { version, percent: 20, since: '2026-11-22T00:00:00.000Z' } });
    await eventually(async () => (await figures(gateway, version))?.loads === 0);
  });
});
