import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { ERRORS } from '@serein/contracts';
import { openBucket } from '@serein/registry/jetstream';
import { EchoController, EchoModule } from '../testing/fixtures/echo-module.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { startService, TestCaller, type TestService } from '../testing/index.ts';
import { BUCKET, HEADER } from '../wire.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ name: 'echo', module: EchoModule, routes: echoRoutes });
});
afterAll(() => service?.stop());

const asha = { id: '65f000000000000000000001', role: 'patient', isAnonymous: false } as const;
const ravi = { id: '65f000000000000000000002', role: 'admin', isAnonymous: false } as const;

describe('a request', () => {
  test('reaches an ordinary Nest handler with validated params, query and body', async () => {
    const { status, body } = await service.call(echoRoutes.say, {
      params: { id: 'a/b' },
      query: { times: 2 },
      body: { text: 'hello' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, said: 'hello hello', id: 'a/b' });
  });

  test('that is not valid is refused with the field and its sentence', async () => {
    const { status, body } = await service.call(echoRoutes.say, {
      params: { id: 'x' },
      query: { times: 9 },
      body: { text: 'hello' },
      requestId: 'r-1',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid',
      field: 'query.times',
      message: 'At most three times.',
      requestId: 'r-1',
    });
  });

  test.each(['{"text":', '\u0000', '[1,2'])('of malformed JSON (%j) is answered with 400', async (data) => {
    const answer = await service.nats.request(echoRoutes.say.subject, data, { timeout: 30_000 });
    expect(answer.headers?.get(HEADER.status)).toBe('400');
    expect(answer.json()).toMatchObject({ success: false, code: 'badRequest' });
  });

  test('with bytes that are no UTF-8 is answered with 400', async () => {
    const answer = await service.nats.request(echoRoutes.say.subject, Uint8Array.of(0x22, 0xff, 0x22), {
      timeout: 30_000,
    });
    expect(answer.headers?.get(HEADER.status)).toBe('400');
  });

  test('without any header or body is answered all the same', async () => {
    const answer = await service.nats.request(echoRoutes.nothing.subject, undefined, { timeout: 30_000 });
    expect(answer.json()).toEqual({ success: true });
  });
});

describe('who may call', () => {
  const runs = () => EchoController.runs;

  test('a route for sessions refuses visitors before its handler runs', async () => {
    const before = runs();
    const { status, body } = await service.call(echoRoutes.whoAmI);
    expect([status, body.code]).toEqual([401, 'notSignedIn']);
    expect(runs()).toBe(before);
  });

  test('the verified user reaches the handler', async () => {
    const { body } = await service.call(echoRoutes.whoAmI, { user: asha });
    expect(body).toEqual({ success: true, id: asha.id, role: 'patient' });
  });

  test('a context that was signed with another secret is nobody', async () => {
    const forged = new TestCaller(service.nats, 'some-other-secret').contextToken(ravi);
    const head = headers();
    head.set(HEADER.user, forged);
    const answer = await service.nats.request(echoRoutes.admins.subject, undefined, { timeout: 30_000, headers: head });
    expect(answer.json()).toMatchObject({ code: 'notSignedIn' });
  });

  test('a route for admins refuses patients', async () => {
    expect((await service.call(echoRoutes.admins, { user: asha })).body.code).toBe('notAllowed');
    expect((await service.call(echoRoutes.admins, { user: ravi })).body.id).toBe(ravi.id);
  });

  test('a route with optional session takes both, through an interceptor', async () => {
    expect((await service.call(echoRoutes.maybe)).body).toEqual({ success: true, id: null, loud: true });
    expect((await service.call(echoRoutes.maybe, { user: asha })).body.id).toBe(asha.id);
  });
});

describe('time', () => {
  test('a request past its deadline is refused before its handler runs', async () => {
    const before = EchoController.runs;
    const { status, body } = await service.call(echoRoutes.wait, { query: { ms: 0 }, deadlineMs: -1 });
    expect([status, body.code]).toEqual([504, 'tooLate']);
    expect(EchoController.runs).toBe(before);
  });

  test('a handler that is too slow is answered for at the deadline', async () => {
    const { status, body } = await service.call(echoRoutes.wait, { query: { ms: 1_500 }, deadlineMs: 100 });
    expect([status, body.code]).toEqual([504, 'tooLate']);
  });
});

describe('an answer', () => {
  test('of a handler that returns undefined is a success without data', async () => {
    const { status, body } = await service.call(echoRoutes.nothing);
    expect([status, body]).toEqual([200, { success: true }]);
  });

  test('over the message limit becomes 413', async () => {
    const { status, body } = await service.call(echoRoutes.grow, { query: { bytes: 2 * 1024 * 1024 } });
    expect([status, body.code]).toEqual([413, 'tooLarge']);
  });

  test('just under the limit arrives', async () => {
    const bytes = 1024 * 1024 - 5_000;
    const { status, body } = await service.call(echoRoutes.grow, { query: { bytes } });
    expect([status, body.text.length]).toEqual([200, bytes]);
  });

  test.each([
    ['returned', 409, 'emailTaken', 'body.email'],
    ['thrown', ERRORS.slotUnavailable.status, 'slotUnavailable', undefined],
    ['cast', 404, 'notFound', undefined],
  ])('of a failure that was %s has its status and code', async (how, status, code, field) => {
    const answer = await service.call(echoRoutes.fail, { query: { how } });
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
  });

  test('of a bug is 500 with the request id, without its cause', async () => {
    const { status, body } = await service.call(echoRoutes.fail, { query: { how: 'bug' }, requestId: 'r-2' });
    expect(status).toBe(500);
    expect(body).toEqual({ success: false, code: 'unexpected', message: ERRORS.unexpected.message, requestId: 'r-2' });
  });
});

describe('a stream', () => {
  const count = (how: string, deadlineMs = 30_000) => service.stream(echoRoutes.count, { query: { how }, deadlineMs });

  test('brings each event, and ends', async () => {
    expect(await count('')).toEqual([
      { event: 'number', data: 1 },
      { event: 'number', data: 2 },
      { event: 'done', data: null },
    ]);
  });

  test('is an ordinary answer for a caller that does not take events', async () => {
    expect((await service.call(echoRoutes.count, { query: { how: '' } })).body).toEqual({
      success: true,
      all: '1 2 3',
    });
  });

  test.each([
    ['refused', 'tooManyRequests'],
    ['thrown', 'notFound'],
  ])('that is %s before it began is an ordinary failure', async (how, code) => {
    expect(await count(how)).toEqual([{ event: 'refused', data: expect.objectContaining({ code }) }]);
  });

  test('that breaks ends with an error event, without the cause', async () => {
    expect(await count('broken')).toEqual([
      { event: 'number', data: 1 },
      { event: 'error', data: expect.objectContaining({ code: 'unexpected' }) },
    ]);
  });

  test('that never ends is ended at the deadline', async () => {
    expect(await count('never', 100)).toEqual([
      { event: 'refused', data: expect.objectContaining({ code: 'tooLate' }) },
    ]);
  });
});

describe('a running service', () => {
  test('announces the routes that it can answer, and only those', async () => {
    const entry = await (await openBucket(service.nats, BUCKET.routes)).get('echo');
    const { routes } = entry?.json<{ routes: { name: string; subject: string }[] }>() ?? { routes: [] };
    expect(routes.map((route) => route.name)).toContain('say');
    expect(routes.map((route) => route.name)).not.toContain('later');
  });

  test('a subject that nobody answers is told at once as no responders', async () => {
    await expect(service.call(echoRoutes.later)).rejects.toThrow(/no responders/);
  });

  test('tells its health and its metrics', async () => {
    const health = await service.nats.request('health.echo', undefined, { timeout: 30_000 });
    expect(health.json()).toEqual({ service: 'echo', status: 'ok', mongo: null });
    const metrics = await service.nats.request('metrics.echo', undefined, { timeout: 30_000 });
    expect(metrics.string()).toMatch(
      /serein_request_seconds_count\{service="echo",copy="[^"]+"[^}]*,subject="rpc\.echo\.say"[^}]*\} \d/,
    );
  });
});
