/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { route } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { onTokenRefused, storeToken } from '../session/token.ts';
import { callAddress } from './address.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { callStream } from './call-stream.ts';
import { followRevisionWith } from './revision.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let origin = '';

/** Node's fetch wants a whole address; a browser adds the page's origin by itself. */
const relativeFetch = globalThis.fetch;

beforeAll(async () => {
  // As in the oldest browsers that we build for.
  Object.defineProperty(AbortSignal, 'any', { value: undefined });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (path, init) => relativeFetch(`${origin}${path}`, init);
});
beforeEach(() => storeToken(null));
afterAll(() => {
  globalThis.fetch = relativeFetch;
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const replyWith = (status: number, body: string) => {
  answer = (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );

test('fills the path, leaves empty query values out, and sends the token to routes that take one', async () => {
  const seen: [string | undefined, string | undefined][] = [];
  answer = (request, response) => {
    seen.push([request.url, request.headers.authorization]);
    response.end('{"success":true,"days":[]}');
  };
  storeToken('t');
  await call(careRoutes.listAppointments, { query: { limit: 5 } });
  await call(careRoutes.getDoctor, { params: { id: 'a b' } });
  expect(seen).toEqual([
    ['/api/user/appointments?limit=5', 'Bearer t'],
    ['/api/doctor/a%20b', undefined],
  ]);
  expect(callAddress('/x', {}, { a: '', b: undefined, c: false })).toBe('/x?c=false');
});

test('a failure keeps its code, sentence, field and request id', async () => {
  replyWith(422, '{"success":false,"code":"invalid","message":"No.","field":"query.sort","requestId":"r1"}');
  expect(await failureOf(call(careRoutes.listDoctors))).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'No.',
    field: 'query.sort',
    requestId: 'r1',
  });
});

test.each([
  [503, 'unavailable'],
  [502, 'unavailable'],
  [413, 'tooLarge'],
  [418, 'unexpected'],
])("a proxy's page with status %i becomes %s with the catalogue's sentence", async (status, code) => {
  replyWith(status, '<html>');
  const error = await failureOf(call(careRoutes.listDoctors));
  expect(error).toMatchObject({ status, code });
  expect(error.message).not.toContain('<');
});

test('an answer that is not JSON is a failure, not a crash', async () => {
  replyWith(200, '<html>');
  expect(await failureOf(call(careRoutes.listDoctors))).toMatchObject({ code: 'unexpected' });
});

test('a connection that breaks is "offline"; an abort is the caller\'s own', async () => {
  answer = (request) => request.socket.destroy();
  expect(await failureOf(call(careRoutes.listDoctors))).toMatchObject({ status: 0, code: 'offline' });
  const abort = new AbortController();
  answer = () => abort.abort();
  expect((await failureOf(call(careRoutes.listDoctors, { signal: abort.signal }))).name).toBe('AbortError');
  expect((await failureOf(call(careRoutes.listDoctors, { signal: abort.signal }))).name).toBe('AbortError');
});

test('a call that nobody answers in time is "too late"', async () => {
  answer = () => {};
  const slow = { ...careRoutes.listDoctors, deadlineMs: -9_950 };
  const signal = new AbortController().signal;
  expect(await failureOf(call(slow, { signal }))).toMatchObject({ code: 'tooLate' });
});

test('only a refused session ends the session; a wrong password does not', async () => {
  const refused: string[] = [];
  const stop = onTokenRefused((token) => refused.push(token));
  storeToken('old');
  replyWith(401, '{"success":false,"code":"wrongCredentials","message":"No."}');
  await failureOf(call(careRoutes.listAppointments));
  replyWith(401, '{"success":false,"code":"sessionExpired","message":"Ended."}');
  await failureOf(call(careRoutes.listAppointments));
  stop();
  expect(refused).toEqual(['old']);
});

test('the host hears of the registry with every answer that tells of it, good or bad', async () => {
  const heard: string[] = [];
  followRevisionWith((revision) => heard.push(revision));
  answer = (_, response) => response.writeHead(200, { 'Serein-Registry': '7' }).end('{"success":true}');
  await call(careRoutes.listDoctors);
  answer = (_, response) => response.writeHead(503, { 'Serein-Registry': '8' }).end();
  await failureOf(call(careRoutes.listDoctors));
  replyWith(200, '{"success":true}');
  await call(careRoutes.listDoctors);
  expect(heard).toEqual(['7', '8']);
});

const talk = { ...route<{ response: unknown }>({ method: 'GET', path: '/talk', auth: 'none', stream: true }) };
const talkRoute = { ...talk, service: 'ai', name: 'talk', subject: 'rpc.ai.talk' };

test('events arrive in order, however the network cuts them', async () => {
  answer = async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of ['event: te', 'xt\ndata: {"te', 'xt":"é"}\n', '\nevent: done\r\ndata: {}\r\n\r\n']) {
      await new Promise((resolve) => response.write(piece, resolve));
    }
    response.end();
  };
  const events: [string, unknown][] = [];
  await callStream(talkRoute, { onEvent: (event, data) => events.push([event, data]) });
  expect(events).toEqual([
    ['text', { text: 'é' }],
    ['done', {}],
  ]);
});

test('a failure inside a stream is thrown', async () => {
  answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('event: error\ndata: {"success":false,"code":"tooLate","message":"Late."}\n\n');
  expect(await failureOf(callStream(talkRoute, { onEvent: () => {} }))).toMatchObject({ code: 'tooLate' });
});
