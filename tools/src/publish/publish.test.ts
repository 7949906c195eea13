import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type NatsServer, startNats } from '@serein/infra';
import { RegistryStore } from '@serein/registry';
import { ROOT } from '../workspace.ts';
import { publish } from './publish.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'publish-'));
const folder = relative(ROOT, join(dataDir, 'dist'));
let nats: NatsServer;
let connection: NatsConnection;
let store: RegistryStore;

beforeAll(async () => {
  nats = await startNats({ dataDir });
  connection = await connect({ servers: nats.url });
  store = await RegistryStore.open(connection);
  mkdirSync(join(dataDir, 'dist'));
}, 120_000);
afterAll(async () => {
  await connection.close();
  await nats.stop();
  rmSync(dataDir, { recursive: true });
});

const build = (content: string) => writeFileSync(join(dataDir, 'dist/main.js'), content);
const start = (dev?: { app: string; url: string }) =>
  publish(nats.url, { builds: dev ? [] : [{ app: 'care', folder }], dev });

test('a build goes live once; the same one again is no new change', async () => {
  build('one');
  await start();
  const first = await store.pointer('care');
  expect(first?.pointer).toMatchObject({ previous: null, change: { action: 'deploy', by: 'npm start' } });

  await start();
  expect(await store.pointer('care')).toEqual(first);

  build('two');
  await start();
  const second = await store.pointer('care');
  expect(second?.pointer.previous).toBe(first?.pointer.version);
});

test('a dev server stands in for an app until a build takes its place again', async () => {
  const before = await store.pointer('care');
  await start({ app: 'care', url: 'http://localhost:4501' });
  const standIn = await store.pointer('care');
  expect(standIn?.pointer).toMatchObject({
    version: 'dev',
    url: 'http://localhost:4501',
    previous: before?.pointer.version,
  });

  await start();
  expect((await store.pointer('care'))?.pointer).toMatchObject({ version: before?.pointer.version });
});
