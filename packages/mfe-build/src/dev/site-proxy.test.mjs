import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { siteProxy } from './site-proxy.mjs';

const PAGE = '<script type="application/json" id="serein-registry">{"remotes":{"care":{},"learn":{"live":1}}}</script>';
/** @type {import('node:http').RequestListener} what the site does next */
let answer;
/** @type {import('node:http').IncomingMessage} the last request as the site saw it */
let seen;
const site = createServer((request, response) => {
  seen = request;
  answer(request, response);
});
/** @type {import('node:http').Server} */
let proxy;
let siteUrl = '';
let url = '';

/** @param {import('node:http').Server} server */
async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

beforeAll(async () => {
  siteUrl = await listen(site);
  proxy = createServer(siteProxy({ site: new URL(siteUrl), app: 'care', base: '/@dev/care/' }));
  url = await listen(proxy);
});
afterAll(() => {
  for (const server of [proxy, site]) {
    server.close();
    server.closeAllConnections();
  }
});
beforeEach(() => {
  answer = (_, response) => response.end('as it is');
});

test('a page comes with the dev server in the remote’s place, uncompressed and never kept', async () => {
  answer = (_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('ETag', '"1"').end(PAGE);
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br', 'If-None-Match': '"1"' };
  const page = await fetch(`${url}/doctors?x=1`, { headers });
  expect([seen.url, seen.headers['accept-encoding'], seen.headers['if-none-match']]).toEqual([
    '/doctors?x=1',
    'identity',
    undefined,
  ]);
  expect([page.headers.get('etag'), page.headers.get('cache-control')]).toEqual([null, 'no-store']);
  expect(await page.text()).toContain('"care":{"live":{"version":"dev","base":"/@dev/care/"}');
});

test('the registry that an open page asks for names the dev server too', async () => {
  answer = (_, response) => response.setHeader('Content-Type', 'application/json').end('{"revision":"2","remotes":{}}');
  const registry = await (await fetch(`${url}/api/registry/live`)).json();
  expect(registry).toMatchObject({ revision: '2', remotes: { care: { live: { version: 'dev' } } } });
});

test('a failed registry answer stays what it is', async () => {
  answer = (_, response) => response.writeHead(503, { 'Content-Type': 'text/plain' }).end('soon');
  const failed = await fetch(`${url}/api/registry/live`);
  expect([failed.status, await failed.text()]).toEqual([503, 'soon']);
});

test('a body is passed as it comes, from the site’s own origin', async () => {
  answer = (request, response) => request.pipe(response);
  const body = Buffer.alloc(300_000, 'x');
  const sent = await fetch(`${url}/api/upload`, {
    method: 'POST',
    body,
    headers: { Origin: url, Referer: `${url}/forum` },
  });
  expect((await sent.arrayBuffer()).byteLength).toBe(body.length);
  expect([seen.headers.origin, seen.headers.referer, seen.headers.host]).toEqual([
    siteUrl,
    `${siteUrl}/forum`,
    new URL(siteUrl).host,
  ]);
});

test('a stream arrives part by part', async () => {
  /** @type {() => void} */
  let finish = () => {};
  answer = (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream').write('data: one\n\n');
    finish = () => response.end('data: two\n\n');
  };
  const reader = (await fetch(`${url}/api/chat`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: one\n\n');
  finish(); // only now: the first part was there before the second one existed
  expect((await reader?.read())?.value).toBe('data: two\n\n');
});

test('cookies, redirects and the policy hold at this address', async () => {
  answer = (_, response) =>
    response
      .writeHead(302, {
        Location: `${siteUrl}/doctors`,
        'Set-Cookie': ['a=1; Path=/; Secure; HttpOnly; SameSite=Lax', 'b=2; Domain=serein.example; Secure'],
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'; upgrade-insecure-requests",
        'Strict-Transport-Security': 'max-age=1',
      })
      .end();
  const { headers } = await fetch(`${url}/therapy`, { redirect: 'manual' });
  expect(headers.get('location')).toBe('/doctors');
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly; SameSite=Lax', 'b=2']);
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; connect-src ws://${new URL(url).host} 'self'`,
  );
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('a file that the dev server does not have is not asked of the site', async () => {
  expect((await fetch(`${url}/@dev/care/absent.js`)).status).toBe(404);
});

test('a site that went away gets a sentence', async () => {
  answer = (request) => request.socket.destroy();
  const failed = await fetch(`${url}/api/doctors`);
  expect([failed.status, await failed.text()]).toEqual([502, expect.stringContaining(`${siteUrl} does not answer`)]);
});
