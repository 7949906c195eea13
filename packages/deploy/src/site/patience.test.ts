import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchPatiently } from './patience.ts';

/** What the site does with one request after the other: a status, or no answer at all. */
let behaviour: (number | 'hangs up')[];
let requests: number;
let server: Server;
let url: string;

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    const next = behaviour.shift() ?? 200;
    if (next === 'hangs up') request.socket.destroy();
    else response.writeHead(next).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

test('a file is sent again after a lost connection and a restarting gateway', async () => {
  behaviour = ['hangs up', 503];
  const answer = await fetchPatiently(url, { method: 'PUT', body: 'x' });
  expect([answer.status, requests]).toEqual([200, 3]);
});

test('what the site refuses is not asked again', async () => {
  behaviour = [422];
  expect((await fetchPatiently(url, { method: 'PUT' })).status).toBe(422);
  expect(requests).toBe(1);
});

test('a change is sent once: a lost answer may have been a yes', async () => {
  behaviour = ['hangs up'];
  await expect(fetchPatiently(url, { method: 'POST' })).rejects.toThrow('does not answer');
  expect(requests).toBe(1);
});
