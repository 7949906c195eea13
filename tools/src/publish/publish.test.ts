import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { findNatsServer, freePort, type NatsServer, runGuarded, startNats } from '@serein/infra';
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
});
afterAll(async () => {
  await connection.close();
  await nats.stop();
  rmSync(dataDir, { recursive: true });
});

const build = (content: string) => writeFileSync(join(dataDir, 'dist/main.js'), content);
const start = (dev?: { app: string; url: string }) =>
  publish(nats.url, { isShared: false, builds: dev ? [] : [{ app: 'care', folder }], dev });
const startShared = (app: string) => publish(nats.url, { isShared: true, builds: [{ app, folder }] });

test('a build goes live once; the same one again is no new change', async () => {
  build('one');
  await start();
  const first = await store.pointer('care');
  expect(first?.pointer).toMatchObject({
    previous: null,
    change: { action: 'deploy', by: 'npm start', note: 'npm start asked no gate' },
  });

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

test("on somebody else's server an app is deployed once, and later builds leave it to its team", async () => {
  expect(await startShared('learn')).toEqual([]);
  const first = await store.pointer('learn');
  expect(first?.pointer.change.by).toBe('npm start');
  expect(await startShared('learn')).toEqual([]);

  build('three');
  expect(await startShared('learn')).toEqual(['learn']);
  expect(await store.pointer('learn')).toEqual(first);

  const standIn = { app: 'learn', url: 'http://localhost:4501' };
  expect(await publish(nats.url, { isShared: true, builds: [], dev: standIn })).toEqual(['learn']);
  expect(await store.pointer('learn')).toEqual(first);
});

test('a dev server that ended on a shared server is replaced by a build', async () => {
  await publish(nats.url, { isShared: true, builds: [], dev: { app: 'ai', url: 'http://localhost:4501' } });
  expect(await startShared('ai')).toEqual([]);
  expect((await store.pointer('ai'))?.pointer.version).toMatch(/^[0-9a-f]{16}$/);
});

test('at a server that asks for an account it comes with NATS_USER and NATS_PASSWORD', async () => {
  const [command, port] = [await findNatsServer(), await freePort()];
  const servers = `nats://127.0.0.1:${port}`;
  const account = { user: 'serein', pass: 'of this test' };
  const guarded = await runGuarded({
    command,
    args: [
      ...['--jetstream', '--store_dir', join(dataDir, 'guarded'), '--addr', '127.0.0.1', '--port', String(port)],
      ...['--user', account.user, '--pass', account.pass],
    ],
    logFile: join(dataDir, 'guarded.log'),
    isReady: () =>
      connect({ servers, ...account }).then(
        (own) => own.close().then(() => true),
        () => false,
      ),
  });
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    NATS_USER: account.user,
    NATS_PASSWORD: account.pass,
  });
  try {
    expect(await publish(servers, { isShared: true, builds: [{ app: 'care', folder }] })).toEqual([]);
  } finally {
    env.restore();
    await guarded.stop();
  }
});
