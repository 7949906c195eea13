import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUCKET, HEADER } from '@serein/service-kit';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});

afterAll(() => gateway.stop());

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe('routes', () => {
  test('a service that announces itself while the gateway runs is reachable at once', async () => {
    expect((await gateway.fetch('/api/late/7')).status).toBe(404);
    gateway.respond('rpc.late.read', (message) => ({
      status: 200,
      body: {
        success: true,
        params: message.headers?.get(HEADER.params),
        query: message.headers?.get(HEADER.query),
      },
    }));
    await gateway.announce('late', { read: { method: 'GET', path: '/api/late/:id', auth: 'none' } });
    const answer = await gateway.fetch('/api/late/7?q=%C3%A4%20b&q=2');
    expect(await answer.json()).toEqual({ success: true, params: 'id=7', query: 'q=%C3%A4+b&q=2' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('an endpoint added to a running service is reachable at once, and one taken away is gone', async () => {
    const one = { method: 'GET', path: '/api/grow/one', auth: 'none' } as const;
    const two = { method: 'GET', path: '/api/grow/two', auth: 'none' } as const;
    gateway.respond('rpc.grow.*', (message) => ({ status: 200, body: { success: true, subject: message.subject } }));
    await gateway.announce('grow', { one });
    expect((await gateway.fetch('/api/grow/two')).status).toBe(404);
    await gateway.announce('grow', { one, two });
    expect(await (await gateway.fetch('/api/grow/two')).json()).toMatchObject({ subject: 'rpc.grow.two' });
    await gateway.announce('grow', { two });
    await eventually(async () => (await gateway.fetch('/api/grow/one')).status === 404);
  });

  test('what cannot be served is refused: foreign subjects, the paths of files, garbage', async () => {
    const route = { method: 'GET', path: '/api/thief', auth: 'none', service: 'thief', name: 'x' };
    const routes = [
      { ...route, subject: 'rpc.care.listDoctors' },
      { ...route, subject: 'rpc.thief.x', path: '/api/files/:id' },
      { nonsense: true },
      { ...route, subject: 'rpc.thief.x', path: '/api/honest' },
    ];
    await gateway.put(BUCKET.routes, 'broken', 'not a table');
    await gateway.put(BUCKET.routes, 'thief', { service: 'thief', routes });
    await eventually(async () => (await gateway.fetch('/api/honest')).status === 503);
    expect((await gateway.fetch('/api/thief')).status).toBe(404);
  });

  test('unknown addresses and methods are told apart', async () => {
    await gateway.announce('methods', { read: { method: 'GET', path: '/api/methods', auth: 'none' } });
    const unknown = await gateway.fetch('/api/nothing-here');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ success: false, code: 'notFound', requestId: expect.any(String) });
    const wrongMethod = await gateway.fetch('/api/methods', { method: 'DELETE' });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('GET');
    expect((await gateway.fetch('/api/files')).status).toBe(404);
  });
});

describe('failures have names', () => {
  test('nobody listens: 503 with Retry-After', async () => {
    await gateway.announce('absent', { read: { method: 'GET', path: '/api/absent', auth: 'none' } });
    const answer = await gateway.fetch('/api/absent');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' });
  });

  test('the deadline passed: 504, and the service was told the deadline', async () => {
    let deadline = 0;
    gateway.respond('rpc.slow.read', (message) => {
      deadline = Number(message.headers?.get(HEADER.deadline));
      return new Promise<never>(() => undefined);
    });
    await gateway.announce('slow', { read: { method: 'GET', path: '/api/slow', auth: 'none', deadlineMs: 3_000 } });
    const begun = Date.now();
    const answer = await gateway.fetch('/api/slow');
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'tooLate' });
    expect(deadline).toBeGreaterThan(begun);
    expect(deadline).toBeLessThanOrEqual(Date.now());
  });

  test('a failure of the service passes with its status and bytes', async () => {
    const body = { success: false, code: 'invalid', message: 'Please check what you entered.', field: 'body.email' };
    gateway.respond('rpc.strict.write', () => ({ status: 422, body }));
    await gateway.announce('strict', { write: { method: 'POST', path: '/api/strict', auth: 'none' } });
    const answer = await gateway.fetch('/api/strict', json({ email: '?' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(body);
  });

  test('a reply without a status is our failure', async () => {
    gateway.nats.subscribe('rpc.rude.read', { callback: (_error, message) => void message.respond('{}') });
    await gateway.announce('rude', { read: { method: 'GET', path: '/api/rude', auth: 'none' } });
    const answer = await gateway.fetch('/api/rude');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'unexpected' });
  });
});

describe('bodies', () => {
  beforeAll(async () => {
    gateway.respond('rpc.echo.write', (message) => ({ status: 200, body: { success: true, got: message.string() } }));
    await gateway.announce('echo', {
      write: { method: 'POST', path: '/api/echo', auth: 'none', maxBodyBytes: 1000 },
      huge: { method: 'POST', path: '/api/echo-huge', auth: 'none', maxBodyBytes: 4_000_000 },
    });
  });

  test('bytes pass unread', async () => {
    const answer = await gateway.fetch('/api/echo', json({ a: 'ä' }));
    expect(await answer.json()).toEqual({ success: true, got: '{"a":"ä"}' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('too large by its length: 413 at once', async () => {
    const answer = await gateway.fetch('/api/echo', json('x'.repeat(2000)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'tooLarge' });
  });

  test('too large while it streams: 413 before it ends', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const upload = request(`${gateway.url}/api/echo`, { method: 'POST', headers });
    upload.write(' '.repeat(700));
    upload.write(' '.repeat(700));
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    upload.end();
    await once(upload, 'close');
  });

  test('much too large: the caller can finish sending, and reads the answer', async () => {
    const large = json('x'.repeat(30_000_000));
    for (let times = 0; times < 3; times++) expect((await gateway.fetch('/api/echo', large)).status).toBe(413);
  });

  test('larger than the bus carries: 413', async () => {
    expect((await gateway.fetch('/api/echo-huge', json('x'.repeat(2_000_000)))).status).toBe(413);
  });

  test('another content type than JSON: 415', async () => {
    const answer = await gateway.fetch('/api/echo', {
      method: 'POST',
      body: 'a=1',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'wrongContentType' });
  });
});

test('a public read is not sent twice', async () => {
  gateway.respond('rpc.list.read', () => ({ status: 200, body: { success: true, doctors: [1, 2, 3] } }));
  await gateway.announce('list', { read: { method: 'GET', path: '/api/list', auth: 'none' } });
  const first = await gateway.fetch('/api/list');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect((await gateway.fetch('/api/list', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await gateway.fetch('/api/list', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('the limit of a route holds per caller and says when to come back', async () => {
  gateway.respond('rpc.rate.write', () => ({ status: 200, body: { success: true } }));
  const rate = { max: 2, windowSeconds: 60, per: 'address' } as const;
  await gateway.announce('rate', { write: { method: 'POST', path: '/api/rate', auth: 'none', rate } });
  expect((await gateway.fetch('/api/rate', json({}))).status).toBe(200);
  expect((await gateway.fetch('/api/rate', json({}))).status).toBe(200);
  const third = await gateway.fetch('/api/rate', json({}));
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await third.json()).toMatchObject({ code: 'tooManyRequests' });
});

test("a caller's trace is continued, and a new one is begun for the others", async () => {
  gateway.respond('rpc.trace.read', (message) => ({
    status: 200,
    body: {
      success: true,
      traceparent: message.headers?.get(HEADER.traceparent),
      id: message.headers?.get(HEADER.requestId),
    },
  }));
  await gateway.announce('trace', { read: { method: 'GET', path: '/api/trace', auth: 'none' } });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const continued = await gateway.fetch('/api/trace', { headers });
  expect(await continued.json()).toMatchObject({
    traceparent: expect.stringMatching(new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`)),
    id: continued.headers.get('x-request-id'),
  });
  expect(await (await gateway.fetch('/api/trace')).json()).toMatchObject({
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  });
});
