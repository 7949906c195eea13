import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@serein/registry';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';
import {
  careFiles,
  careManifest,
  deploy,
  INLINE,
  page as pageOf,
  point,
  publish,
  registryIn,
  served,
  shellFiles,
} from '../testing/sites.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});

afterAll(() => gateway.stop());

const page = (path: string, headers: Record<string, string> = {}): Promise<Response> => pageOf(gateway, path, headers);

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);

/** A request whose path is sent as it is written, which fetch would tidy up. */
async function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(gateway.url);
  const sent = request({ hostname, port, path, method: 'GET' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('without a shell: a plain 503', async () => {
  expect((await page('/')).status).toBe(503);
});

describe('the live site', () => {
  let shell: string;
  let care: string;
  const hostile = '</script><script>alert(1)</script>';
  const manifest = { ...careManifest('one'), note: 'unread' };
  manifest.modules = { ...manifest.modules, [hostile]: { js: [], css: [] } };

  beforeAll(async () => {
    const code = 'console.log("main")'.repeat(50);
    shell = await deploy(
      gateway.store,
      'shell',
      shellFiles('one', {
        'main.js': code,
        'main.js.br': brotliCompressSync(code),
        'clip.mp4': Buffer.from('0123456789'),
        'root/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'root/worker.js': 'addEventListener("install", () => {});',
      }),
    );
    care = await deploy(gateway.store, 'care', careFiles('one', manifest));
    await deploy(gateway.store, 'learn', { 'manifest.json': 'not a manifest' });
    await served(gateway, { shell, care });
  });

  test("a page preloads exactly what its remote's module needs", async () => {
    const expected = [
      `script /site/care/${care}/remoteEntry.js`,
      `script /site/care/${care}/doctors.js`,
      `script /site/care/${care}/cards.js`,
      `style /site/care/${care}/doctors.css`,
    ];
    for (const path of ['/doctors', '/Doctors/Psychologist?sort=rating', '/doctors/'])
      expect(preloads(await (await page(path)).text())).toEqual(expected);
  });

  test("a page of the shell preloads its chunk, and its widgets' modules", async () => {
    expect(preloads(await (await page('/')).text())).toEqual([
      `script /site/shell/${shell}/home.js`,
      `style /site/shell/${shell}/home.css`,
      `script /site/care/${care}/remoteEntry.js`,
      `script /site/care/${care}/top.js`,
    ]);
  });

  test('a page whose module or remote is not there yet preloads nothing', async () => {
    for (const path of ['/hospitals', '/courses']) {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(preloads(await answer.text())).toEqual([]);
    }
  });

  test('an unknown address is a 404 with the same page', async () => {
    const answer = await page('/no/such/page');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('serein-registry');
    expect(preloads(html)).toEqual([]);
    expect((await gateway.fetch('/no/such.json', { headers: { Accept: 'application/json' } })).status).toBe(404);
    expect((await gateway.fetch('/', { method: 'POST' })).status).toBe(405);
  });

  test('an old address leads to the new one', async () => {
    const answer = await page('/Therapy?from=footer');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/doctors?from=footer']);
  });

  test('the registry is inlined and cannot end its own element', async () => {
    const html = await (await page('/doctors')).text();
    expect(html).not.toContain(hostile);
    const { container, entry, modules } = manifest;
    const integrity = integrityOf(Buffer.from('care one'));
    expect(registryIn(html)).toEqual({
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      shell: { version: shell, channel: 'live' },
      remotes: {
        care: {
          live: { version: care, base: `/site/care/${care}/`, container, entry, integrity, modules },
          previous: null,
          channel: 'live',
        },
      },
    });
  });

  test("R-39: the shell's own scripts and styles, and all preloads, carry the hashes of the version's record, once", async () => {
    const html = await (await page('/doctors')).text();
    const { files = {} } = (await gateway.store.record('shell', shell)) ?? {};
    const check = (file: string) => `integrity="${files[file]?.integrity}" crossorigin="anonymous"`;
    expect(html).toContain(`<script defer src="/site/shell/${shell}/main.js" ${check('main.js')}>`);
    expect(html).toContain(`<link href="/site/shell/${shell}/main.css" rel="stylesheet" ${check('main.css')}>`);
    expect(html).toContain(`<link rel="icon" href="/site/shell/${shell}/icon.svg">`);
    const preload = `href="/site/care/${care}/remoteEntry.js" integrity="${integrityOf(Buffer.from('care one'))}"`;
    expect(html).toContain(`<link rel="preload" as="script" ${preload} crossorigin="anonymous">`);
  });

  test('the policy allows the template’s own script by its hash and nothing else inline', async () => {
    const policy = (await page('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    expect(policy).not.toContain('unsafe');
  });

  test('a page is revalidated, and compressed for those who take it', async () => {
    const answer = await page('/doctors', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('serein-registry');
    const again = await page('/doctors', { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain('script-src');
  });

  test('files of a version are kept for ever, in the coding made at build time', async () => {
    const coded = await gateway.fetch(`/site/shell/${shell}/main.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(coded.headers.get('content-encoding')).toBe('br');
    expect(coded.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(coded.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await coded.text()).toContain('main');
    const plain = await gateway.fetch(`/site/shell/${shell}/main.js`, { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': coded.headers.get('etag') ?? '' };
    expect((await gateway.fetch(`/site/shell/${shell}/main.js`, { headers })).status).toBe(304);
    const part = await gateway.fetch(`/site/shell/${shell}/clip.mp4`, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await gateway.fetch(`/site/shell/${shell}/absent.js`)).status).toBe(404);
  });

  test('a worker at the root of the site may ask this site, and nobody else', async () => {
    const answer = await gateway.fetch('/worker.js');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test('files at the root of the site come from the live shell', async () => {
    const answer = await gateway.fetch('/favicon.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/site/shell/VERSION/../../../nats/nats.conf',
    '/site/../nats/nats.conf',
    '/site/shell/../../nats/nats.conf',
    '/site/shell/VERSION/..%2f..%2f..%2fnats%2fnats.conf',
    '/site/shell/VERSION/%2e%2e/%2e%2e/%2e%2e/nats/nats.conf',
    '/site/shell/VERSION/..\\..\\nats.conf',
    '/site/shell/VERSION//etc/passwd',
    '/site/shell/VERSION/main.js%00',
    '/site/shell/VERSION',
    '/site/shell/VERSION/',
    '/../nats/nats.conf',
    '/root/../../../../nats/nats.conf',
  ])('%s leads nowhere', async (path) => {
    expect(await rawStatus(path.replace('VERSION', shell))).toBe(404);
  });

  test('a new version is live at once, and the old one is still served', async () => {
    const next = await deploy(gateway.store, 'care', careFiles('two'));
    await served(gateway, { care: next });
    expect(preloads(await (await page('/doctors')).text())[0]).toBe(`script /site/care/${next}/remoteEntry.js`);
    expect(await (await gateway.fetch(`/site/care/${care}/remoteEntry.js`)).text()).toBe('care one');
  });

  test('a version that is stored but not live is served; an unknown one is not, until it is published', async () => {
    const stored = await publish(gateway.store, 'care', careFiles('stored'));
    expect(await (await gateway.fetch(`/site/care/${stored}/remoteEntry.js`)).text()).toBe('care stored');
    expect((await gateway.fetch('/site/care/0123456789abcdef/remoteEntry.js')).status).toBe(404);
    const late = await publish(gateway.store, 'care', careFiles('late'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.fetch(`/site/care/${late}/remoteEntry.js`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  test('a dev server may take the place of a version, and the policy lets it in', async () => {
    await point(gateway.store, 'care', 'dev', { url: 'http://localhost:4499', previous: care });
    await served(gateway, { care: 'dev' });
    const answer = await page('/doctors');
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://localhost:4499 ws://localhost:4499",
    );
    expect(registryIn(await answer.text()).remotes.care).toEqual({
      live: { version: 'dev', base: 'http://localhost:4499/' },
      previous: expect.objectContaining({ version: care }),
      channel: 'live',
    });
  });

  test("the shell's dev server gives the page and the files of the root", async () => {
    const files: Record<string, string> = {
      '/index.html': '<script src="__SEREIN_BASE__/main.js"></script>',
      '/routes.json': '[{"path":"/","app":"shell","module":"HomePage"}]',
      '/root/favicon.svg': '<svg/>',
    };
    const server = createServer(({ url = '' }, answer) => answer.writeHead(files[url] ? 200 : 404).end(files[url]));
    await once(server.listen(0), 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await point(gateway.store, 'shell', 'dev', { url });
    await eventually(async () => (await (await page('/')).text()).includes(`src="${url}/main.js"`));
    const icon = await gateway.fetch('/favicon.svg');
    expect([icon.status, icon.headers.get('content-type'), await icon.text()]).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
    ]);
    expect((await gateway.fetch('/other.svg')).status).toBe(404);
    server.close();
  });
});

test('in production a dev server is no version', async () => {
  const production = await GatewayUnderTest.start({ NODE_ENV: 'production' });
  await point(production.store, 'shell', 'dev', { url: 'http://localhost:4499' });
  const answer = await production.fetch('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  await production.stop();
});
