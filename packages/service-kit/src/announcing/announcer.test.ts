import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { KV } from '@nats-io/kv';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { type Announcement, defineRoutes, type Route, type ServiceTable } from '@serein/contracts';
import { openBucket } from '@serein/registry/jetstream';
import { createLogger } from '../app/logging.ts';
import { eventually, startInfra, type TestInfra } from '../testing/index.ts';
import { connectNats } from '../transport/connection.ts';
import { BUCKET } from '../wire.ts';
import { Announcer } from './announcer.ts';
import { askCopies, copiesSubject } from './copies.ts';

let infra: TestInfra;
let nc: NatsConnection;
let bucket: KV;
let service: string;
let count = 0;
const running = new Map<Announcer, NatsConnection>();

beforeAll(async () => {
  infra = await startInfra();
  nc = await connectNats(infra.natsUrl, 'test');
  bucket = await openBucket(nc, BUCKET.routes);
});
afterAll(async () => {
  await Promise.all([...running.keys()].map(leave));
  await nc?.close();
  await infra?.stop();
});
beforeEach(() => {
  service = `zoo${++count}`;
});

/** The table of a build that answers these routes: `{ feed: 10 }` is a route feed with a body of at most 10 bytes. */
function table(bodyBytes: Record<string, number>): ServiceTable {
  const definitions = Object.entries(bodyBytes).map(([name, maxBodyBytes]) => [
    name,
    { method: 'POST', path: `/api/zoo/${name}`, auth: 'none', maxBodyBytes } as const,
  ]);
  const routes: Record<string, Route> = defineRoutes(service, Object.fromEntries(definitions));
  return { service, routes: Object.values(routes), calls: [] };
}

/** A garbage collection, a busy machine. */
const LATE_MS = 700;

interface Stalling {
  answered(): number;
  leave(): void;
}

/** A copy with a connection of its own, as its process would have. */
async function join(
  build: ServiceTable,
  patience: ConstructorParameters<typeof Announcer>[3] = {},
): Promise<Announcer> {
  const own = await connectNats(infra.natsUrl, service);
  const copy = new Announcer(own, build, createLogger('test', 'silent'), patience);
  running.set(copy, own);
  await copy.start();
  return copy;
}

async function leave(copy: Announcer): Promise<void> {
  await copy.stop();
  await crash(copy);
}

/** Without a word, as by kill -9. */
async function crash(copy: Announcer): Promise<void> {
  await running.get(copy)?.close();
  running.delete(copy);
}

/** A copy that has announced itself, and does not always answer at once when it is asked for its table. */
async function joinStalling(build: ServiceTable, delays: 'a while' | 'the first time'): Promise<Stalling> {
  await crash(await join(build));
  let asked = 0;
  let answered = 0;
  const callback = async (_error: Error | null, message: Msg) => {
    asked += 1;
    if (delays === 'the first time' && asked === 1) return;
    if (delays === 'a while') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    message.respond(JSON.stringify(build));
    answered += 1;
  };
  const subscription = nc.subscribe(copiesSubject(service), { callback: (...asking) => void callback(...asking) });
  await nc.flush();
  return { answered: () => answered, leave: () => subscription.unsubscribe() };
}

/** The announced routes, each with its limit. */
async function announced(): Promise<Record<string, number | undefined>> {
  const entry = await bucket.get(service);
  const { routes } = entry?.json<Announcement>() ?? { routes: [] };
  return Object.fromEntries(routes.map(({ name, maxBodyBytes }) => [name, maxBodyBytes]));
}

/** Every state that a gateway could have seen from now on, until `end` is called. */
async function watchStates(): Promise<{ end(): Announcement[] }> {
  const states: Announcement[] = [];
  const entries = await bucket.watch({ key: service });
  void (async () => {
    for await (const entry of entries) states.push(entry.json<Announcement>());
  })();
  return {
    end: () => {
      entries.stop();
      return states;
    },
  };
}

test('an old build that starts again takes nothing of the new one away, not for a moment', async () => {
  const old = await join(table({ list: 10 }));
  await join(table({ list: 20, feed: 20 }));
  await crash(old);
  const states = await watchStates();
  for (let restart = 0; restart < 3; restart += 1) await crash(await join(table({ list: 10 })));
  await eventually(async () => expect(await announced()).toEqual({ list: 20, feed: 20 }));
  for (const { routes } of states.end()) expect(routes.map(({ name }) => name)).toEqual(['list', 'feed']);
});

test('a route that the new build has no more is announced until the last old copy has left', async () => {
  const old = [await join(table({ list: 10, gone: 10 })), await join(table({ list: 10, gone: 10 }))];
  await join(table({ list: 20 }));
  for (const copy of old) {
    expect(await announced()).toEqual({ list: 20, gone: 10 });
    await leave(copy);
  }
  expect(await announced()).toEqual({ list: 20 });
});

test('after the way back to an old build its definitions count again', async () => {
  await join(table({ list: 10 }));
  const copy = await join(table({ list: 20, feed: 20 }));
  expect(await announced()).toEqual({ list: 20, feed: 20 });
  await leave(copy);
  expect(await announced()).toEqual({ list: 10 });
});

test('routes that crashed copies left behind are dropped when the next copy starts', async () => {
  await crash(await join(table({ list: 10, gone: 10 })));
  await join(table({ list: 10 }), { start: { rounds: 2, waitMs: 1_000 } });
  await eventually(async () => expect(await announced()).toEqual({ list: 10 }));
});

test.each([
  ['answers after a while', 'a while'],
  ['misses the first question', 'the first time'],
] as const)('a copy that %s keeps its routes', async (_what, delays) => {
  const stalling = await joinStalling(table({ list: 10, late: 10 }), delays);
  const states = await watchStates();
  const copy = await join(table({ list: 10 }), { start: { rounds: 2, waitMs: 2_000 } });
  await eventually(() => expect(stalling.answered()).toBeGreaterThan(0));
  await leave(copy);
  for (const { routes } of states.end()) expect(routes.map(({ name }) => name)).toEqual(['list', 'late']);
  stalling.leave();
});

test('a copy that leaves waits for one that answers late, and withdraws what that one does not have', async () => {
  const stalling = await joinStalling(table({ list: 10 }), 'a while');
  await leave(await join(table({ list: 10, gone: 10 })));
  expect(await announced()).toEqual({ list: 10 });
  stalling.leave();
});

test('a copy leaves at once where the others have all that is announced', async () => {
  const forEver = { rounds: 1, waitMs: 2 ** 29 };
  await join(table({ list: 20, feed: 20 }));
  await leave(await join(table({ list: 20, feed: 20 }), { start: forEver, leave: forEver }));
  expect(await announced()).toEqual({ list: 20, feed: 20 });
});

test('the last copy that leaves keeps its routes announced: it may be starting again', async () => {
  await askCopies(nc, service, { waitMs: 2 ** 29 }, () => true);
  await leave(await join(table({ list: 10 })));
  expect(await announced()).toEqual({ list: 10 });
});

test.each([
  [
    'overwritten by somebody who knows of no other copy',
    () => bucket.put(service, JSON.stringify(table({ other: 1 }))),
  ],
  ['deleted', () => bucket.delete(service)],
  ['made unreadable', () => bucket.put(service, 'no JSON')],
])('an announcement that is %s comes back', async (_how, harm) => {
  await join(table({ list: 10 }));
  await harm();
  await eventually(async () => expect(await announced()).toMatchObject({ list: 10 }));
});

test('copies that start at the same moment come to one announcement, and then leave it alone', async () => {
  await Promise.all([{ list: 10 }, { list: 20, feed: 20 }, { list: 30, play: 30 }].map((build) => join(table(build))));
  const all = await announced();
  expect(Object.keys(all).sort()).toEqual(['feed', 'list', 'play']);
  // All that the copies do by themselves is done once each has asked the others.
  await eventually(async () => {
    const before = (await bucket.get(service))?.revision;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await bucket.get(service))?.revision).toBe(before);
  });
});
