import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUCKET } from '@serein/service-kit';
import { eventually, GatewayUnderTest, HOOK_MS } from '../testing/gateway-under-test.ts';

const INLINE = "document.documentElement.dataset.theme='dark'";
const TEMPLATE = `<!doctype html><html><head><script>${INLINE}</script><!--serein:preload-->
<script defer src="__SEREIN_BASE__/main.js"></script></head><body><!--serein:registry--></body></html>`;
const ROUTES = [
  {
    path: '/',
    app: 'shell',
    module: 'HomePage',
    files: ['home.js', 'home.css'],
    widgets: [{ app: 'care', module: 'TopDoctors' }],
  },
  { path: '/doctors/:speciality?', app: 'care', module: 'DoctorsPage' },
  { path: '/hospitals', app: 'care', module: 'HospitalsPage' },
  { path: '/courses', app: 'learn', module: 'CoursesPage' },
  { path: '/therapy', app: 'shell', redirect: '/doctors' },
  { path: '*', app: 'shell', module: 'NotFoundPage', files: ['missing.js'] },
];
const assets = (js: string[], css: string[]) => ({
  js: { sync: js, async: ['later.js'] },
  css: { sync: css, async: [] },
});
const MANIFEST = {
  id: 'care',
  note: '</script><script>alert(1)</script>',
  metaData: { globalName: 'care', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
  exposes: [
    { name: 'DoctorsPage', path: './DoctorsPage', assets: assets(['doctors.js', 'cards.js'], ['doctors.css']) },
    { name: 'TopDoctors', path: './TopDoctors', assets: assets(['top.js'], []) },
  ],
};

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
}, HOOK_MS);

afterAll(() => gateway.stop(), HOOK_MS);

async function publish(app: string, version: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(gateway.dataDir, 'site', app, version, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await gateway.put(BUCKET.remotes, app, { version, publishedAt: new Date(0).toISOString() });
}

const page = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } });

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)">/g)].map(([, as, href]) => `${as} ${href}`);

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
  beforeAll(async () => {
    const code = 'console.log("main")'.repeat(50);
    await publish('shell', 'v1', {
      'index.html': TEMPLATE,
      'routes.json': JSON.stringify(ROUTES),
      'main.js': code,
      'main.js.br': brotliCompressSync(code),
      'clip.mp4': Buffer.from('0123456789'),
      'root/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    await publish('care', 'c1', { 'mf-manifest.json': JSON.stringify(MANIFEST), 'remoteEntry.js': '1' });
    await publish('learn', 'l1', { 'mf-manifest.json': 'not a manifest' });
    await eventually(async () => (await (await page('/')).text()).includes('/site/care/c1/'));
  });

  test("a page preloads exactly what its remote's module needs", async () => {
    const expected = [
      'script /site/care/c1/remoteEntry.js',
      'script /site/care/c1/doctors.js',
      'script /site/care/c1/cards.js',
      'style /site/care/c1/doctors.css',
    ];
    for (const path of ['/doctors', '/Doctors/Psychologist?sort=rating', '/doctors/'])
      expect(preloads(await (await page(path)).text())).toEqual(expected);
  });

  test("a page of the shell preloads its chunk, and its widgets' modules", async () => {
    expect(preloads(await (await page('/')).text())).toEqual([
      'script /site/shell/v1/home.js',
      'style /site/shell/v1/home.css',
      'script /site/care/c1/remoteEntry.js',
      'script /site/care/c1/top.js',
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
    const [, json = ''] = /<script type="application\/json" id="serein-registry">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      remotes: { care: { version: 'c1', base: '/site/care/c1/', manifest: MANIFEST } },
    });
    expect(html).toContain('src="/site/shell/v1/main.js"');
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
    const coded = await gateway.fetch('/site/shell/v1/main.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(coded.headers.get('content-encoding')).toBe('br');
    expect(coded.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(coded.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await coded.text()).toContain('main');
    const plain = await gateway.fetch('/site/shell/v1/main.js', { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': coded.headers.get('etag') ?? '' };
    expect((await gateway.fetch('/site/shell/v1/main.js', { headers })).status).toBe(304);
    const part = await gateway.fetch('/site/shell/v1/clip.mp4', { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await gateway.fetch('/site/shell/v1/absent.js')).status).toBe(404);
  });

  test('files at the root of the site come from the live shell', async () => {
    const answer = await gateway.fetch('/favicon.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/site/shell/v1/../../../nats/nats.conf',
    '/site/../nats/nats.conf',
    '/site/shell/../../nats/nats.conf',
    '/site/shell/v1/..%2f..%2f..%2fnats%2fnats.conf',
    '/site/shell/v1/%2e%2e/%2e%2e/%2e%2e/nats/nats.conf',
    '/site/shell/v1/..\\..\\nats.conf',
    '/site/shell/v1//etc/passwd',
    '/site/shell/v1/main.js%00',
    '/site/shell/v1',
    '/site/shell/v1/',
    '/../nats/nats.conf',
    '/root/../../../../nats/nats.conf',
  ])('%s leads nowhere', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  test('a new version is live at once, and the old one is still served', async () => {
    await publish('care', 'c2', { 'mf-manifest.json': JSON.stringify(MANIFEST), 'remoteEntry.js': '2' });
    await eventually(
      async () => preloads(await (await page('/doctors')).text())[0] === 'script /site/care/c2/remoteEntry.js',
    );
    expect(await (await gateway.fetch('/site/care/c1/remoteEntry.js')).text()).toBe('1');
  });

  test('a dev server may take the place of a version, and the policy lets it in', async () => {
    await gateway.put(BUCKET.remotes, 'care', { version: 'dev', url: 'http://localhost:4499', publishedAt: '' });
    await eventually(async () => (await (await page('/doctors')).text()).includes('http://localhost:4499/'));
    const answer = await page('/doctors');
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://localhost:4499 ws://localhost:4499",
    );
    expect(await answer.text()).toContain('"care":{"version":"dev","base":"http://localhost:4499/","manifest":null}');
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
    await gateway.put(BUCKET.remotes, 'shell', { version: 'dev', url, publishedAt: '' });
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
  await production.put(BUCKET.remotes, 'shell', { version: 'dev', url: 'http://localhost:4499' });
  const answer = await production.fetch('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  await production.stop();
});
