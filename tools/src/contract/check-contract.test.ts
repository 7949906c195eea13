import { expect, test } from '@jest/globals';
import type { AnnouncedRoute, Announcement, ServiceTable } from '@serein/contracts';
import { brokenCalls } from './check-contract.ts';

const list: AnnouncedRoute = {
  method: 'GET',
  path: '/api/doctor/list',
  auth: 'none',
  service: 'care',
  name: 'listDoctors',
  subject: 'rpc.care.listDoctors',
  request: {
    type: 'object',
    properties: {
      params: { type: 'object', properties: {} },
      query: { type: 'object', properties: { search: { type: 'string' } } },
      body: { type: 'object', properties: {} },
    },
    required: ['params', 'query', 'body'],
  },
};
const book: AnnouncedRoute = {
  method: 'POST',
  path: '/api/user/book-appointment',
  auth: 'session',
  service: 'care',
  name: 'bookAppointment',
  subject: 'rpc.care.bookAppointment',
  body: 'multipart',
  files: { audioMessage: { kind: 'audio', maxBytes: 100, visibility: 'private' } },
  maxBodyBytes: 1_000,
  rate: { max: 30, windowSeconds: 60, per: 'user' },
  stream: true,
};

const table = (...routes: AnnouncedRoute[]): ServiceTable => ({ service: 'care', routes, calls: [] });
const announced: Announcement = { ...table(list, book), tables: ['a'] };
const consumers = new Map([
  ['care.listDoctors', ['mfe-care 1a2b3c4d (live)']],
  ['care.bookAppointment', ['mfe-care 1a2b3c4d (live)', 'the service learn']],
]);

const requires = (properties: object, required: string[]): AnnouncedRoute => ({
  ...list,
  request: {
    type: 'object',
    properties: { query: { type: 'object', properties, required } },
    required: ['params', 'query', 'body'],
  },
});

test('the reason names the route, what is narrower, and who calls it', () => {
  const next = table(requires({ search: { type: 'string' }, city: { type: 'string' } }, ['city']), book);
  expect(brokenCalls(announced, next, consumers)).toContain(
    'care.listDoctors now requires query.city; mfe-care 1a2b3c4d (live) calls it.',
  );
});

const changed = (change: Partial<AnnouncedRoute>): AnnouncedRoute => ({ ...book, ...change });

test.each<[string, AnnouncedRoute[], string]>([
  ['a route that is gone', [], 'is gone'],
  [
    'another method',
    [changed({ method: 'PUT' })],
    'is now PUT /api/user/book-appointment and was POST /api/user/book-appointment',
  ],
  ['another path', [changed({ path: '/api/book' })], 'is now POST /api/book and was POST /api/user/book-appointment'],
  ['another kind of body', [changed({ body: 'json' })], 'now takes a body of kind json and took multipart'],
  ['stricter auth', [changed({ auth: 'admin' })], 'now wants auth admin and wanted session'],
  ['a smaller body', [changed({ maxBodyBytes: 999 })], 'now takes at most 999 bytes and took 1000'],
  [
    'fewer calls',
    [changed({ rate: { max: 29, windowSeconds: 60, per: 'user' } })],
    'now allows 29 calls in 60 s per user, less than before',
  ],
  [
    'a slower flow of calls',
    [changed({ rate: { max: 30, windowSeconds: 90, per: 'user' } })],
    'now allows 30 calls in 90 s per user, less than before',
  ],
  ['a file taken away', [changed({ files: {} })], 'takes no file audioMessage any more'],
  [
    'a smaller file',
    [changed({ files: { audioMessage: { kind: 'audio', maxBytes: 99, visibility: 'private' } } })],
    'now takes 99 bytes of the file audioMessage and took 100',
  ],
  [
    'a file for all to see',
    [changed({ files: { audioMessage: { kind: 'audio', maxBytes: 100, visibility: 'public' } } })],
    'now keeps the file audioMessage public and kept it private',
  ],
  ['no stream any more', [changed({ stream: false })], 'streams no more'],
])('%s is caught', (_what, routes, reason) => {
  expect(brokenCalls(announced, table(list, ...routes), consumers)).toEqual([
    `care.bookAppointment ${reason}; mfe-care 1a2b3c4d (live), the service learn call it.`,
  ]);
});

test('what gives callers more, or concerns nobody, may change', () => {
  const { rate: _, ...unlimited } = changed({ auth: 'optional', maxBodyBytes: 2_000 });
  expect(brokenCalls(announced, table(list, unlimited, changed({ name: 'new', path: '/api/new' })), consumers)).toEqual(
    [],
  );
  expect(brokenCalls(announced, table(), new Map())).toEqual([]);
  expect(brokenCalls(null, table(), consumers)).toEqual([]);
});
