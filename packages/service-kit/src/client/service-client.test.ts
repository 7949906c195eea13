import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileRoutes } from '../events/fixtures/profiles.ts';
import { isFailure } from '../failures/failure.ts';
import { EchoModule } from '../testing/fixtures/echo-module.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { startService, type TestService } from '../testing/index.ts';
import { ServiceClient } from './service-client.ts';

let service: TestService;
let client: ServiceClient;
beforeAll(async () => {
  service = await startService({
    name: 'echo',
    module: EchoModule,
    routes: echoRoutes,
    calls: Object.values(echoRoutes),
  });
  client = service.app.get(ServiceClient);
});
afterAll(() => service?.stop());

const asha = { id: '65f000000000000000000001', role: 'patient', isAnonymous: false } as const;
const inHand = (remainingMs = 5_000) => ({
  requestId: 'r-3',
  deadline: Date.now() + remainingMs,
  userToken: service.contextToken(asha),
  traceparent: null,
});

test('the answer comes as data, without the success flag', async () => {
  const answer = await client.request(
    echoRoutes.say,
    { params: { id: 'ü&=' }, query: { times: 2 }, body: { text: 'hi' } },
    inHand(),
  );
  expect(answer).toEqual({ said: 'hi hi', id: 'ü&=' });
});

test('the user of the request in hand travels on', async () => {
  expect(await client.request(echoRoutes.whoAmI, {}, inHand())).toEqual({ id: asha.id, role: 'patient' });
});

test("the other service's own failure comes as a value", async () => {
  const answer = await client.request(echoRoutes.fail, { query: { how: 'returned' } }, inHand());
  expect(isFailure(answer) && [answer.code, answer.status, answer.field]).toEqual(['emailTaken', 409, 'body.email']);
});

test.each([
  ['nobody listens', echoRoutes.later, {}, 5_000, 'unavailable', 503],
  ['the deadline has passed', echoRoutes.nothing, {}, -1, 'tooLate', 504],
  ['the deadline passes meanwhile', echoRoutes.wait, { query: { ms: 2_000 } }, 150, 'tooLate', 504],
  [
    'the request is over the limit',
    echoRoutes.say,
    { body: { text: 'x'.repeat(1024 * 1024) } },
    5_000,
    'tooLarge',
    413,
  ],
])('when %s, a named failure comes back', async (_case, route, parts, remainingMs, code, status) => {
  const answer = await client.request(route, parts, inHand(remainingMs));
  expect(isFailure(answer) && [answer.code, answer.status]).toEqual([code, status]);
});

test('a route that the service does not say it calls is not called', async () => {
  await expect(client.request(profileRoutes.rename, {}, inHand())).rejects.toThrow(
    'rpc.profiles.rename is not among the calls of this service.',
  );
});
