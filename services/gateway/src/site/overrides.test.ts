import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { BUCKET } from '@serein/service-kit';
import {
  bearer,
  DEPLOY_SECRET,
  deployToken,
  eventually,
  GatewayUnderTest,
  sessionToken,
} from '../testing/gateway-under-test.ts';
import { careFiles, deploy, page, publish, registryIn, registryOf, served, shellFiles } from '../testing/sites.ts';

let production: GatewayUnderTest;
let development: GatewayUnderTest;
let shell: string;
let live: string;
let other: string;

beforeAll(async () => {
  production = await GatewayUnderTest.start({ NODE_ENV: 'production' });
  shell = await deploy(production.store, 'shell', shellFiles('one'));
  live = await deploy(production.store, 'care', careFiles('live'));
  other = await publish(production.store, 'care', careFiles('other'));
  await served(production, { shell, care: live });
  development = await production.another();
});

afterAll(async () => {
  await development.stop();
  await production.stop();
});

const override = (gateway: GatewayUnderTest, body: unknown, headers: Record<string, string> = {}) =>
  gateway.fetch('/api/registry/override', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The cookie of an answer, as the browser sends it back. */
const cookieOf = (answer: Response) => ({ Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' });

const admin = (parts = {}) => bearer(sessionToken({ role: 'admin', sub: 'boss', ...parts }));

const careFor = async (gateway: GatewayUnderTest, cookie: Record<string, string> = {}) =>
  (await registryOf(gateway, cookie))?.remotes.care;

describe('an override', () => {
  test('R-59: is for the one who chose it, and for nobody else', async () => {
    const cookie = cookieOf(await override(production, { app: 'care', version: other }, admin()));
    const answer = await page(production, '/doctors', cookie);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(registryIn(await answer.text()).remotes.care).toMatchObject({
      channel: 'override',
      live: { version: other },
      previous: { version: live },
    });
    const call = await production.fetch('/api/registry/live', { headers: cookie });
    expect(await call.json()).toMatchObject({ remotes: { care: { channel: 'override' } } });
    expect(await careFor(production)).toMatchObject({ channel: 'live', live: { version: live } });
    const unchanged = await page(production, '/doctors');
    expect(unchanged.headers.get('cache-control')).toBe('no-cache');
  });

  test('R-57: is a cookie that no script reads and no other site sends, for at most 8 hours, made by a POST only', async () => {
    const answer = await override(production, { app: 'care', version: other }, admin());
    const attributes = 'Path=/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure';
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^serein-override=[\\w.-]+; ${attributes}$`));
    const link = `/doctors?app=care&version=${other}&serein-override=${other}`;
    const followed = await page(production, link);
    expect(followed.headers.get('set-cookie')).toBeNull();
    expect(registryIn(await followed.text()).remotes.care?.channel).toBe('live');
    expect((await production.fetch(`/api/registry/override?app=care&version=${other}`)).status).toBe(405);
    const form = await production.fetch('/api/registry/override', {
      method: 'POST',
      headers: { ...admin(), 'Content-Type': 'text/plain' },
      body: JSON.stringify({ app: 'care', version: other }),
    });
    expect(form.status).toBe(415);
  });

  test('R-58: in production it takes an admin, or the deploy token of that app', async () => {
    const body = { app: 'care', version: other };
    expect((await override(production, body)).status).toBe(401);
    expect((await override(production, body, bearer(sessionToken()))).status).toBe(403);
    expect((await override(production, body, bearer(deployToken('learn')))).status).toBe(403);
    const cookie = cookieOf(await override(production, body, bearer(deployToken('care'))));
    expect((await careFor(production, cookie))?.channel).toBe('override');
  });

  test('R-58: in development anybody may, and production does not take that cookie', async () => {
    const answer = await override(development, { app: 'care', version: other });
    expect(answer.status).toBe(200);
    expect((await careFor(development, cookieOf(answer)))?.channel).toBe('override');
    expect((await careFor(production, cookieOf(answer)))?.channel).toBe('live');
  });

  test('R-58: a forged or expired cookie, or one of another kind, changes nothing', async () => {
    const jwt = new JwtService();
    const claims = { holder: { kind: 'deploy', who: 'x' }, apps: { care: { version: other } } };
    const good = {
      secret: DEPLOY_SECRET,
      algorithm: 'HS256',
      issuer: 'serein-gateway',
      audience: 'serein-override',
    } as const;
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const control = jwt.sign(claims, { ...good, expiresIn: 60 });
    expect((await careFor(production, { Cookie: `serein-override=${control}` }))?.channel).toBe('override');
    const forged = [
      jwt.sign(claims, { ...good, expiresIn: -1 }),
      jwt.sign(claims, { ...good, secret: 'another secret of the same kind', expiresIn: 60 }),
      jwt.sign(claims, { ...good, audience: 'serein-registry', expiresIn: 60 }),
      `${part({ alg: 'none' })}.${part(claims)}.`,
      deployToken('care'),
      'nonsense',
    ];
    for (const value of forged)
      expect((await careFor(production, { Cookie: `serein-override=${value}` }))?.channel).toBe('live');
  });

  test('R-58: ends with the right of the admin who made it', async () => {
    const cookie = cookieOf(
      await override(production, { app: 'care', version: other }, admin({ sub: 'gone', ver: 1 })),
    );
    expect((await careFor(production, cookie))?.channel).toBe('override');
    await production.put(BUCKET.revocations, 'gone', 2);
    await eventually(async () => (await careFor(production, cookie))?.channel === 'live');
  });

  test('ends at once when the visitor wishes', async () => {
    const answer = await production.fetch('/api/registry/override', { method: 'DELETE' });
    expect(answer.headers.get('set-cookie')).toMatch(/^serein-override=; Path=\/; Max-Age=0; /);
  });

  test('of a version that is not stored is refused', async () => {
    const answer = await override(production, { app: 'care', version: '0123456789abcdef' }, admin());
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'versionUnknown' }]);
  });

  test('of one more app is added, by the same holder', async () => {
    const first = cookieOf(await override(production, { app: 'care', version: other }, admin()));
    const second = await publish(production.store, 'shell', shellFiles('second'));
    const both = cookieOf(await override(production, { app: 'shell', version: second }, { ...admin(), ...first }));
    expect(await registryOf(production, both)).toMatchObject({
      shell: { version: second, channel: 'override' },
      remotes: { care: { channel: 'override' } },
    });
    const stranger = { ...admin({ sub: 'other-boss' }), ...first };
    const own = cookieOf(await override(production, { app: 'shell', version: second }, stranger));
    expect((await careFor(production, own))?.channel).toBe('live');
  });
});

describe('a dev server', () => {
  test('R-58: is on the visitor’s own machine', async () => {
    for (const url of [
      'https://evil.example',
      'http://localhost.evil.example',
      'javascript:alert(1)',
      'http://10.0.0.7:3000',
    ])
      expect((await override(production, { app: 'care', url }, admin())).status).toBe(422);
  });

  test('R-59: is let in by the policy of this visitor’s pages alone', async () => {
    const cookie = cookieOf(await override(production, { app: 'care', url: 'http://localhost:4718' }, admin()));
    const own = await page(production, '/doctors', cookie);
    expect(own.headers.get('content-security-policy')).toContain("script-src 'self' ");
    expect(own.headers.get('content-security-policy')).toContain('ws://localhost:4718');
    expect(registryIn(await own.text()).remotes.care).toMatchObject({
      channel: 'override',
      live: { version: 'dev', base: 'http://localhost:4718/' },
      previous: { version: live },
    });
    const others = await page(production, '/doctors');
    expect(others.headers.get('content-security-policy')).not.toContain('localhost');
  });

  test('may stand in for an app that was never deployed', async () => {
    const cookie = cookieOf(await override(production, { app: 'fresh', url: 'http://127.0.0.1:4718' }, admin()));
    const registry = await registryOf(production, cookie);
    expect(registry?.remotes.fresh).toEqual({
      channel: 'override',
      live: { version: 'dev', base: 'http://127.0.0.1:4718/' },
      previous: null,
    });
  });

  test('of the shell gives the page, in development only: the gateway asks for it', async () => {
    const files: Record<string, string> = {
      '/index.html': '<script src="__SEREIN_BASE__/main.js"></script><!--serein:registry-->',
      '/routes.json': '[{"path":"/doctors","app":"shell","module":"HomePage"}]',
    };
    const server = createServer(({ url = '' }, answer) => answer.writeHead(files[url] ? 200 : 404).end(files[url]));
    await once(server.listen(0), 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const refused = await override(production, { app: 'shell', url }, admin());
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'invalid', field: 'body.url' }]);
    const cookie = cookieOf(await override(development, { app: 'shell', url }));
    const html = await (await page(development, '/doctors', cookie)).text();
    expect(html).toContain(`src="${url}/main.js"`);
    expect(registryIn(html).shell).toEqual({ version: 'dev', channel: 'override' });
    server.close();
  });
});
