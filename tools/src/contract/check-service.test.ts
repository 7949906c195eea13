import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { defineRoutes, type Route, type ServiceTable } from '@serein/contracts';
import { MANIFEST_FILE } from '@serein/contracts/registry';
import { startNats } from '@serein/infra';
import { publishFolder, RegistryStore } from '@serein/registry';
import { checkService } from './check-service.ts';

let dataDir: string;
let natsUrl: string;
let nc: NatsConnection;
let store: RegistryStore;
let stop: () => Promise<void>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'check-service-'));
  const nats = await startNats({ dataDir });
  natsUrl = nats.url;
  nc = await connect({ servers: natsUrl });
  store = await RegistryStore.open(nc);
  stop = async () => {
    await nc.close();
    await nats.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const bucket = await new Kvm(nc).create('routes', { history: 1 });
  await bucket.put('care', JSON.stringify({ ...care, tables: [] }));
  await bucket.put('learn', JSON.stringify({ service: 'learn', routes: [], calls: ['care.cancel'], tables: [] }));
  await bucket.put('old', JSON.stringify({ service: 'old', routes: [] }));
});
afterAll(() => stop?.());

const routes: Record<string, Route> = defineRoutes('care', {
  list: { method: 'GET', path: '/api/list', auth: 'none' },
  book: { method: 'POST', path: '/api/book', auth: 'session' },
  cancel: { method: 'POST', path: '/api/cancel', auth: 'session' },
  idle: { method: 'GET', path: '/api/idle', auth: 'none' },
});
const care: ServiceTable = { service: 'care', routes: Object.values(routes), calls: [] };

/** Publishes a version of an app whose manifest says these calls, or is no manifest. */
async function publish(app: string, calls: string[] | null): Promise<string> {
  const folder = mkdtempSync(join(dataDir, 'dist-'));
  const manifest = { app, container: 'x', entry: 'entry.js', modules: {}, shared: {}, calls };
  writeFileSync(join(folder, MANIFEST_FILE), calls ? JSON.stringify(manifest) : 'no JSON');
  return (await publishFolder(store, { app, folder, commit: null, by: 'Mira' })).version;
}

const at = '2026-11-01T08:00:00.000Z';
async function point(app: string, version: string, previous: string | null, canary: string | null): Promise<void> {
  const change = {
    action: 'deploy',
    version,
    by: 'Mira',
    at,
    commit: null,
    forced: null,
    smoke: null,
    note: null,
  } as const;
  await store.point(
    app,
    { version, previous, canary: canary === null ? null : { version: canary, percent: 10, since: at }, change },
    null,
  );
}

const without = (...names: string[]): ServiceTable => ({
  ...care,
  routes: care.routes.filter(({ name }) => !names.includes(name)),
});

test('callers are the live, previous and canary versions of every app, and other services', async () => {
  const live = await publish('care', ['care.list']);
  const previous = await publish('care', ['care.book']);
  const canary = await publish('shell', ['care.list', 'care.book']);
  await publish('care', ['care.idle']);
  await point('care', live, previous, null);
  await point('shell', await publish('shell', []), null, canary);

  const everything = await checkService('care', natsUrl, async () => without('list', 'book', 'cancel', 'idle'));
  const [liveName, previousName, canaryName] = [live, previous, canary].map((version) => version.slice(0, 8));
  expect(everything).toEqual([
    `care.list is gone; mfe-care ${liveName} (live), shell ${canaryName} (canary) call it.`,
    `care.book is gone; mfe-care ${previousName} (previous), shell ${canaryName} (canary) call it.`,
    'care.cancel is gone; the service learn calls it.',
  ]);
  expect(await checkService('care', natsUrl, async () => without('idle'))).toEqual([]);
});

test('an app version that does not tell its calls is a reason of its own', async () => {
  const version = await publish('ai', null);
  await point('ai', version, null, null);
  expect(await checkService('care', natsUrl, async () => care)).toEqual([
    `What mfe-ai ${version.slice(0, 8)} (live) calls cannot be read.`,
  ]);
});

test('a service that never ran may be anything', async () => {
  const found = await checkService('new', natsUrl, async () => ({ ...care, service: 'new' }));
  expect(found.filter((reason) => !reason.includes('cannot be read'))).toEqual([]);
});
