import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inCanary } from '@serein/registry';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';
import {
  careFiles,
  deploy,
  followed,
  page,
  point,
  publish,
  registryIn,
  registryOf,
  served,
  shellFiles,
} from '../testing/sites.ts';

const SINCE = '2026-11-21T00:00:00.000Z';

let gateway: GatewayUnderTest;
let shell: string;
let live: string;
let canary: string;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  shell = await deploy(gateway.store, 'shell', shellFiles('one'));
  live = await deploy(gateway.store, 'care', careFiles('live'));
  canary = await publish(gateway.store, 'care', careFiles('canary'));
});

afterAll(() => gateway.stop());

async function share(percent: number | null): Promise<void> {
  const trial = percent === null ? null : { version: canary, percent, since: SINCE };
  await followed([gateway], () => point(gateway.store, 'care', live, { canary: trial }));
}

/** A visitor's name, as the gateway makes them. */
const visitor = (n: number): string => `visitor-${n}`.padEnd(22, '_');
const cookie = (name: string) => ({ Cookie: `theme=dark; serein-visitor=${name}` });

async function careFor(name: string) {
  return (await registryOf(gateway, cookie(name)))?.remotes.care;
}

describe('without a canary', () => {
  beforeEach(() => share(null));

  test('R-53: no visitor gets a name, and the page is the same for all', async () => {
    const answer = await page(gateway, '/doctors', cookie(visitor(1)));
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('with a canary', () => {
  beforeAll(() => share(30));

  test('R-53: a visitor gets a name that no script reads, for a year, and keeps a good one', async () => {
    const answer = await page(gateway, '/doctors');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^serein-visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect((await page(gateway, '/doctors', cookie(visitor(1)))).headers.get('set-cookie')).toBeNull();
    expect((await page(gateway, '/doctors', cookie('forged'))).headers.get('set-cookie')).toContain('serein-visitor=');
  });

  test('R-53: the same visitor gets the same answer every time, in the page and from the live call', async () => {
    const name = visitor(7);
    const first = await careFor(name);
    for (let n = 0; n < 5; n++) expect(await careFor(name)).toEqual(first);
    const answer = await gateway.fetch('/api/registry/live', { headers: cookie(name) });
    expect(await answer.json()).toMatchObject({ success: true, remotes: { care: first } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('R-54: the share of visitors is the percentage, and who is in stays in when it grows', async () => {
    const names = Array.from({ length: 200 }, (_, n) => visitor(n));
    const inIt = async () => {
      const entries = await Promise.all(names.map(careFor));
      return names.filter((_, n) => entries[n]?.channel === 'canary' && entries[n]?.live.version === canary);
    };
    const some = await inIt();
    expect(some).toEqual(names.filter((name) => inCanary(name, 'care', canary, 30)));
    expect(some.length).toBeGreaterThan(40);
    expect(some.length).toBeLessThan(80);
    await share(60);
    expect(await inIt()).toEqual(expect.arrayContaining(some));
  });

  test('a visitor of the canary falls back to what the others have', async () => {
    const names = Array.from({ length: 50 }, (_, n) => visitor(n));
    const entries = await Promise.all(names.map(careFor));
    const trial = entries.find((entry) => entry?.channel === 'canary');
    const usual = entries.find((entry) => entry?.channel === 'live');
    expect([trial?.live.version, trial?.previous?.version]).toEqual([canary, live]);
    expect([usual?.live.version, usual?.previous]).toEqual([live, null]);
  });

  test('R-59: whoever tries another version of one app gets the live versions of the others', async () => {
    const name = Array.from({ length: 50 }, (_, n) => visitor(n)).find((each) => inCanary(each, 'care', canary, 30));
    const { Cookie } = cookie(name ?? '');
    const chosen = await gateway.fetch('/api/registry/override', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ app: 'shell', version: shell }),
    });
    const [override] = (chosen.headers.get('set-cookie') ?? '').split(';');
    expect((await registryOf(gateway, { Cookie }))?.remotes.care?.channel).toBe('canary');
    const trying = await registryOf(gateway, { Cookie: `${Cookie}; ${override}` });
    expect([trying?.shell.channel, trying?.remotes.care?.channel]).toEqual(['override', 'live']);
  });

  test('R-43: no cache gives a page of one side to the other', async () => {
    const answers = await Promise.all(
      [visitor(0), visitor(1), visitor(2), visitor(3)].map((name) => page(gateway, '/doctors', cookie(name))),
    );
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
    const tags = new Map<string, string>();
    for (const answer of answers) {
      const { version } = registryIn(await answer.text()).remotes.care?.live ?? {};
      tags.set(answer.headers.get('etag') ?? '', version ?? '');
    }
    expect(new Set(tags.values()).size).toBe(tags.size);
  });

  test('a canary that cannot be used is none', async () => {
    const broken = await publish(gateway.store, 'care', careFiles('no canary', 'not a manifest'));
    await point(gateway.store, 'care', live, { canary: { version: broken, percent: 99, since: SINCE } });
    await eventually(async () => {
      const answer = await page(gateway, '/doctors');
      return answer.headers.get('set-cookie') === null;
    });
    await served(gateway, { care: live });
  });
});

test('a canary of the shell gives its own page, routes and files of the root', async () => {
  const first = (await gateway.store.pointer('shell'))?.pointer.version ?? '';
  const routes = JSON.stringify([{ path: '/new', app: 'shell', module: 'NewPage', files: ['home.js'] }]);
  const second = await publish(
    gateway.store,
    'shell',
    shellFiles('two', { 'routes.json': routes, 'root/new.txt': 'new' }),
  );
  await share(null);
  await point(gateway.store, 'shell', first, { canary: { version: second, percent: 50, since: SINCE } });
  const inIt = Array.from({ length: 50 }, (_, n) => visitor(n)).filter((name) => inCanary(name, 'shell', second, 50));
  const [name = ''] = inIt;
  await eventually(async () => (await page(gateway, '/new', cookie(name))).status === 200);
  const html = await (await page(gateway, '/new', cookie(name))).text();
  expect(registryIn(html).shell).toEqual({ version: second, channel: 'canary' });
  expect(html).toContain(`src="/site/shell/${second}/main.js"`);
  expect(await (await gateway.fetch('/new.txt', { headers: cookie(name) })).text()).toBe('new');
  const out = Array.from({ length: 50 }, (_, n) => visitor(n)).find((other) => !inIt.includes(other)) ?? '';
  expect((await page(gateway, '/new', cookie(out))).status).toBe(404);
  expect((await gateway.fetch('/new.txt', { headers: cookie(out) })).status).toBe(404);
});
