import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publish, putFiles, recordOf } from '../testing/published.ts';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import { integrityOf } from '../version/integrity.ts';
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

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | null): string | null => bytes && new TextDecoder().decode(bytes);

test('R-5: a file is stored with its size and integrity, and comes back as it was', async () => {
  const record = recordOf('care', { 'a/large.js': 'x'.repeat(300_000), 'empty.css': '' });
  for (const [path, stated] of Object.entries(record.files)) {
    const text = path === 'empty.css' ? '' : 'x'.repeat(300_000);
    expect(await store.putFile('care', record.version, path, bytesOf(text))).toEqual(stated);
    expect(textOf(await store.readFile('care', record.version, path))).toBe(text);
  }
  expect(await store.readFile('care', record.version, 'other.js')).toBeNull();
});

test('R-5: a file that came broken is replaced while the version is not complete', async () => {
  const texts = { 'entry.js': 'let entry', 'page.js': 'let page' };
  const record = recordOf('care', texts);
  await putFiles(store, record, { ...texts, 'page.js': 'let pa' });
  expect(await store.missingFiles('care', record.version, record.files)).toEqual(['page.js']);
  await store.putFile('care', record.version, 'page.js', bytesOf('let page'));
  expect(await store.missingFiles('care', record.version, record.files)).toEqual([]);
  await store.putRecord(record);
  expect(await store.record('care', record.version)).toEqual(record);
});

test('R-5: of several who store different bytes under one path, all learn which are there', async () => {
  const { version } = recordOf('care', { 'raced.js': 'never stored' });
  const texts = ['one', 'two', 'three', 'four'];
  const others = await Promise.all(texts.map(() => registry.another()));
  const results = await Promise.allSettled(
    texts.map((text, index) => others[index]?.putFile('care', version, 'raced.js', bytesOf(text))),
  );
  const stored = textOf(await store.readFile('care', version, 'raced.js'));
  expect(texts).toContain(stored);
  const last = results[texts.indexOf(stored ?? '')];
  expect(last).toMatchObject({ status: 'fulfilled', value: { integrity: integrityOf(bytesOf(stored ?? '')) } });
  expect(await store.record('care', version)).toBeNull();
});

test('R-6: no record before every file is stored as stated, nor under another name', async () => {
  const texts = { 'entry.js': 'entry of six', 'page.js': 'page of six' };
  const record = recordOf('care', texts);
  await putFiles(store, record, { 'entry.js': texts['entry.js'] });
  await expect(store.putRecord(record)).rejects.toThrow('page.js');
  await putFiles(store, record, texts);
  await expect(store.putRecord({ ...record, version: '0123456789abcdef' })).rejects.toThrow('not the name');
  const lie = { ...record.files, 'page.js': { size: 1, integrity: integrityOf(bytesOf('other')) } };
  await expect(store.putRecord({ ...record, files: lie })).rejects.toThrow('not the name');
  expect(await store.record('care', record.version)).toBeNull();
  await store.putRecord(record);
  expect(await store.record('care', record.version)).toEqual(record);
});

test('R-5, R-6: a lock that comes and goes while the files are looked at keeps the record from being stored', async () => {
  const texts = { 'a.js': 'a of a race', 'b.js': 'b of a race' };
  const record = recordOf('care', texts);
  const { files, versions, streams } = await openStorage(registry.nc);
  const others = new VersionFiles(files, streams);
  const locking = new Versions(versions, others);
  class RacedFiles extends VersionFiles {
    override async missing(...asked: Parameters<VersionFiles['missing']>): Promise<string[]> {
      const missing = await super.missing(...asked);
      const found = await locking.state('care', record.version);
      await locking.withLock('care', record.version, found, () => others.remove('care', record.version, 'b.js'));
      return missing;
    }
  }
  const putting = new Versions(versions, new RacedFiles(files, streams));
  for (let round = 0; round < 2; round += 1) {
    // The second time there is the mark of a lock that has ended before.
    await putFiles(store, record, texts);
    await expect(putting.put(record)).rejects.toThrow('Try again');
    expect(await store.record('care', record.version)).toBeNull();
  }
  await publish(store, 'care', texts);
  expect(await store.record('care', record.version)).toEqual(record);
});

test('what went wrong under a lock is told, also when the lock cannot be taken away', async () => {
  const { version } = recordOf('care', { 'a.js': 'under a lock' });
  const { files, versions, streams } = await openStorage(registry.nc);
  const locking = new Versions(versions, new VersionFiles(files, streams));
  const change = async (): Promise<void> => {
    await versions.put(`care.${version}`, 'somebody took the lock over');
    throw new Error('The disk is full.');
  };
  const found = await locking.state('care', version);
  await expect(locking.withLock('care', version, found, change)).rejects.toThrow('The disk is full.');
  await versions.purge(`care.${version}`);
});

test('R-36: a file whose bytes were changed in the store is none, and one that lost a part is not waited for', async () => {
  const texts = { 'changed.js': 'changed', 'lost.js': 'lost' };
  const version = await publish(store, 'care', texts);
  const { files, streams } = await openStorage(registry.nc);
  for (const path of Object.keys(texts)) {
    const subject = `$O.site.C.${(await files.info(`care/${version}/${path}`))?.nuid}`;
    await streams.streams.purge('OBJ_site', { filter: subject });
    if (path === 'changed.js') await streams.jetstream().publish(subject, 'CHANGED');
  }
  const impatient = new VersionFiles(files, streams, 100);
  expect(await impatient.read('care', version, 'changed.js')).toBeNull();
  await expect(impatient.read('care', version, 'lost.js')).rejects.toThrow('stopped coming');
});

test('R-7: a complete version does not change; publishing it again is no error', async () => {
  const texts = { 'entry.js': 'entry of seven' };
  const version = await publish(store, 'care', texts);
  const before = await store.record('care', version);
  await store.putRecord({ ...recordOf('care', texts), publishedBy: 'Somebody else' });
  expect(await store.record('care', version)).toEqual(before);
  await store.putFile('care', version, 'entry.js', bytesOf('entry of seven'));
  await expect(store.putFile('care', version, 'entry.js', bytesOf('other'))).rejects.toThrow('complete');
  await expect(store.putFile('care', version, 'added.js', bytesOf('added'))).rejects.toThrow('complete');
  expect(textOf(await store.readFile('care', version, 'entry.js'))).toBe('entry of seven');
});

test('R-8: a crash between the files and the record leaves no version, and the rest can be sent later', async () => {
  const texts = { 'a.js': 'a of eight', 'b.js': 'b of eight', 'c.js': 'c of eight' };
  const record = recordOf('learn', texts);
  await putFiles(store, record, { 'a.js': texts['a.js'], 'b.js': texts['b.js'] });
  // Here the first one crashed.
  const other = await registry.another();
  expect(await other.record('learn', record.version)).toBeNull();
  expect(await other.records('learn')).toEqual([]);
  expect(await other.missingFiles('learn', record.version, record.files)).toEqual(['c.js']);
  await putFiles(other, record, { 'c.js': texts['c.js'] });
  await other.putRecord(record);
  expect(await store.record('learn', record.version)).toEqual(record);
});

test('R-8: several publish the same version at once', async () => {
  const texts = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.js`, `part ${index}`]));
  const others = await Promise.all([1, 2, 3].map(() => registry.another()));
  const versions = await Promise.all(others.map((other) => publish(other, 'community', texts)));
  expect(new Set(versions).size).toBe(1);
  expect(await store.records('community')).toHaveLength(1);
});

test('R-1: what has no proper name is not stored', async () => {
  const { version, ...record } = recordOf('care', { 'a.js': 'a' });
  await expect(store.putFile('care', version, '../a.js', bytesOf('a'))).rejects.toThrow('cannot be');
  await expect(store.putFile('care', version, '.env', bytesOf('a'))).rejects.toThrow('cannot be');
  await expect(store.putFile('care/x', version, 'a.js', bytesOf('a'))).rejects.toThrow('cannot be');
  await expect(store.putFile('care', 'latest', 'a.js', bytesOf('a'))).rejects.toThrow('cannot be');
  await expect(store.putRecord({ ...record, version, app: 'Care' })).rejects.toThrow();
});

test('the versions of an app come newest first', async () => {
  const texts = ['one', 'two', 'three'];
  for (const [day, text] of texts.entries()) {
    const record = { ...recordOf('ai', { 'a.js': text }), publishedAt: `2026-11-0${day + 1}T08:00:00.000Z` };
    await putFiles(store, record, { 'a.js': text });
    await store.putRecord(record);
  }
  expect((await store.records('ai')).map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual([
    '2026-11-03',
    '2026-11-02',
    '2026-11-01',
  ]);
});
