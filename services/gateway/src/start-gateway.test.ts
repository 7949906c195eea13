import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Msg } from '@nats-io/transport-node';
import { eventually, GatewayUnderTest, statusHeader } from './testing/gateway-under-test.ts';

const DEADLINE_MS = 2_000;
/** Beside the longest deadline. It is shorter, so that a stop that knew no deadline would be noticed. */
const LEAVING_MS = 1_000;
const HEADERS = { 'Content-Type': 'application/json' };

let gateway: GatewayUnderTest;
let leaving: GatewayUnderTest;
/** What the service has been asked and has not answered. */
let inHand: Msg[] = [];

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  gateway.nats.subscribe('rpc.zoo.feed', { callback: (_error, message) => void inHand.push(message) });
  await gateway.nats.flush();
});

afterAll(() => gateway.stop());

beforeEach(async () => {
  inHand = [];
  leaving = await gateway.another(
    {},
    (routes) => Math.max(...routes.map(({ deadlineMs = 0 }) => deadlineMs)) + LEAVING_MS,
  );
  const feed = { method: 'POST', path: '/api/feed', auth: 'none', deadlineMs: DEADLINE_MS } as const;
  await leaving.announce('zoo', { feed });
});

const isGone = () =>
  leaving.fetch('/healthz').then(
    () => false,
    () => true,
  );

const ask = () => leaving.fetch('/api/feed', { method: 'POST', headers: HEADERS, body: '{}' });
const arrived = () => eventually(async () => inHand.length > 0);

test('a gateway that stops takes nothing new, and gives the answers that are under way', async () => {
  const answer = ask();
  await arrived();
  const stopped = leaving.stop();
  await eventually(isGone);
  inHand[0]?.respond('{"success":true}', { headers: statusHeader(200) });
  expect(await (await answer).json()).toEqual({ success: true });
  await stopped;
});

test('it waits for each until its deadline, and no longer for one that never comes in full', async () => {
  const headers = { ...HEADERS, 'Content-Length': 100, Expect: '100-continue' };
  const upload = request(`${leaving.url}/api/feed`, { method: 'POST', headers });
  const cut = new Promise((resolve) => upload.once('error', resolve));
  upload.flushHeaders();
  await once(upload, 'continue');
  const answer = ask();
  await arrived();
  const stopped = leaving.stop();
  expect(await Promise.race([answer, cut])).toMatchObject({ status: 504 });
  await stopped;
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
});
