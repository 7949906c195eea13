import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RETENTION_DAYS } from '@serein/contracts/registry';
import { changeTo, pointerTo, publish, putFiles, recordOf } from '../testing/published.ts';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import type { RegistryStore } from './registry-store.ts';
import { openStorage } from './storage.ts';
import { VersionFiles } from './version-files.ts';
import { Versions } from './versions.ts';

let registry: RegistryUnderTest;
let store: RegistryStore;
beforeAll(async () => {
  registry = await startRegistry();
  store = registry.store;
});
afterAll(() => registry?.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

async function deploy(app: string, version: string, pointer: Parameters<typeof pointerTo>[1] = {}): Promise<void> {
  const current = await store.pointer(app);
  const previous = current?.pointer.version ?? null;
  expect(
    await store.point(app, pointerTo(version, { previous, ...pointer }), current?.revision ?? null),
  ).not.toBeNull();
}

test('R-64: what was live or a canary within the time stays; what a pointer names stays for ever', async () => {
  const names = ['first', 'second', 'third', 'canary', 'fresh'];
  const [first = '', second = '', third = '', canary = '', fresh = ''] = await Promise.all(
    names.map((text) => publish(store, 'care', { 'a.js': text })),
  );
  await deploy('care', first);
  await deploy('care', second, { canary: { version: canary, percent: 5, since: changeTo(canary).at } });
  await deploy('care', third, { canary: null });
  expect(await store.prune()).toEqual([]);
  expect(await store.prune(inDays(RETENTION_DAYS - 1))).toEqual([]);
  const removed = await store.prune(inDays(RETENTION_DAYS + 1));
  expect(removed.sort()).toEqual([first, canary, fresh].map((version) => `care/${version}`).sort());
  expect((await store.records('care')).map(({ version }) => version).sort()).toEqual([second, third].sort());
  expect(await store.readFile('care', first, 'a.js')).toBeNull();
  expect(await store.readFile('care', second, 'a.js')).not.toBeNull();
});

test('R-64: the version that was live when the time began was live within it', async () => {
  const [old = '', live = ''] = await Promise.all(
    ['old', 'new'].map((text) => publish(store, 'learn', { 'a.js': text })),
  );
  await deploy('learn', old);
  await deploy('learn', live, { previous: null });
  // Both pointers are of now: at a moment just before the end of the time the older one still counts.
  expect(await store.prune(inDays(RETENTION_DAYS - 0.01))).toEqual([]);
  expect(await store.prune(inDays(RETENTION_DAYS + 1))).toEqual([`learn/${old}`]);
});

test('R-65: what was removed can be published and pointed at again', async () => {
  const texts = { 'a.js': 'back again' };
  const version = await publish(store, 'ai', texts);
  expect(await store.prune(inDays(RETENTION_DAYS + 1))).toEqual([`ai/${version}`]);
  const record = recordOf('ai', texts);
  expect(await store.missingFiles('ai', version, record.files)).toEqual(['a.js']);
  await expect(store.point('ai', pointerTo(version), null)).rejects.toThrow(version);
  await publish(store, 'ai', texts);
  await deploy('ai', version);
  expect((await store.pointer('ai'))?.pointer.version).toBe(version);
});

test('R-65: a removal beside a publication leaves no version without its files', async () => {
  const texts = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.js`, `raced ${index}`]));
  const record = recordOf('community', texts);
  const [pruner, publisher] = await Promise.all([registry.another(), registry.another()]);
  for (let round = 0; round < 10; round += 1) {
    if (round % 2 === 0) await publish(store, 'community', texts);
    await Promise.allSettled([pruner.prune(inDays(RETENTION_DAYS + 1)), publish(publisher, 'community', texts)]);
    if (await store.record('community', record.version)) {
      expect(await store.missingFiles('community', record.version, record.files)).toEqual([]);
    }
  }
});

test('R-65: a version that is pointed at just now can no longer be locked for removal', async () => {
  const version = await publish(store, 'ai', { 'a.js': 'pointed at' });
  const storage = await openStorage(registry.nc);
  const versions = new Versions(storage.versions, new VersionFiles(storage.files, storage.streams));
  const seen = await versions.state('ai', version);
  await deploy('ai', version);
  expect(await versions.withLock('ai', version, seen, async () => undefined)).toBe(false);
  expect(await store.record('ai', version)).not.toBeNull();
});

test('R-65: a removal that was cut short is taken up again after an hour', async () => {
  const version = await publish(store, 'ai', { 'a.js': 'cut short' });
  const bucket = (await openStorage(registry.nc)).versions;
  await bucket.put(`ai.${version}`, JSON.stringify({ locked: true }));
  expect(await store.record('ai', version)).toBeNull();
  expect(await store.prune(inDays(0.03))).toEqual([]);
  expect(await store.prune(inDays(0.05))).toEqual([`ai/${version}`]);
  expect(await store.readFile('ai', version, 'a.js')).toBeNull();
  await publish(store, 'ai', { 'a.js': 'cut short' });
});

test('R-65: nothing is left of the files of a removed version', async () => {
  const { files } = await openStorage(registry.nc);
  const messages = async (): Promise<number> => (await files.status()).streamInfo.state.messages;
  await store.prune(inDays(RETENTION_DAYS + 1));
  const before = await messages();
  const version = await publish(store, 'shell', { 'a.js': 'a', 'b/c.js': 'c', 'd.css': 'd' });
  expect(await messages()).toBe(before + 6);
  expect(await store.prune(inDays(RETENTION_DAYS + 1))).toContain(`shell/${version}`);
  expect(await messages()).toBe(before);
});

test('R-66: an upload that was never completed goes when its time is over, and not before', async () => {
  const texts = { 'a.js': 'half', 'b.js': 'other half' };
  const record = recordOf('shell', texts);
  await putFiles(store, record, { 'a.js': texts['a.js'] });
  expect(await store.prune(inDays(RETENTION_DAYS - 1))).toEqual([]);
  expect(await store.prune(inDays(RETENTION_DAYS + 1))).toContain(`shell/${record.version}`);
  expect(await store.readFile('shell', record.version, 'a.js')).toBeNull();
  await publish(store, 'shell', texts);
  expect(await store.record('shell', record.version)).toEqual(record);
});
