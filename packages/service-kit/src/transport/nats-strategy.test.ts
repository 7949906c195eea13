import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { EchoController, EchoModule } from '../testing/fixtures/echo-module.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { startService, type TestService } from '../testing/index.ts';
import { HEADER } from '../wire.ts';
import { openBucket } from './buckets.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ name: 'echo', module: EchoModule, routes: echoRoutes });
}, 120_000);
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
    const answer = await service.nats.request(echoRoutes.say.subject, data, { timeout: 2_000 });
    expect(answer.headers?.get(HEADER.status)).toBe('400');
    expect(answer.json()).toMatchObject({ success: false, code: 'badRequest' });
  });

  test('with bytes that are no UTF-8 is answered with 400', async () => {
    const answer = await service.nats.request(echoRoutes.say.subject, Uint8Array.of(0x22, 0xff, 0x22), {
      timeout: 2_000,
    });
    expect(answer.headers?.get(HEADER.status)).toBe('400');
  });

  test('without any header or body is answered all the same', async () => {
    const answer = await service.nats.request(echoRoutes.nothing.subject, undefined, { timeout: 2_000 });
    expect(answer.json()).toEqual({ success: true });
  });
});
