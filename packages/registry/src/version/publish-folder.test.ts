import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import { describeFolder } from './describe-folder.ts';
import { publishFolder } from './publish-folder.ts';

let registry: RegistryUnderTest;
let folder: string;
beforeAll(async () => {
  registry = await startRegistry();
  folder = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(folder, 'root'));
  await mkdir(join(folder, '.cache'));
  await writeFile(join(folder, 'entry.js'), 'let entry');
  await writeFile(join(folder, 'root', 'favicon.ico'), new Uint8Array([1, 2, 3]));
  await writeFile(join(folder, '.tsbuildinfo'), '{}');
  await writeFile(join(folder, '.cache', 'x.js'), 'x');
});
afterAll(async () => {
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('R-3: a version has the files of the folder, without hidden ones', async () => {
  const files = await describeFolder(folder);
  expect(Object.keys(files)).toEqual(['entry.js', 'root/favicon.ico']);
  expect(files['root/favicon.ico']?.size).toBe(3);
});

test('R-2: the same folder published again is the same version', async () => {
  const { store } = registry;
  const build = { app: 'care', folder, commit: 'abc123+', by: 'Mira' };
  const first = await publishFolder(store, build);
  expect(first.isNew).toBe(true);
  expect(await publishFolder(store, { ...build, by: 'Noor' })).toEqual({ version: first.version, isNew: false });
  expect(await store.record('care', first.version)).toMatchObject({ commit: 'abc123+', publishedBy: 'Mira' });
  expect(await store.readFile('care', first.version, 'root/favicon.ico')).toEqual(new Uint8Array([1, 2, 3]));
});

test('R-8: several may publish one folder at once', async () => {
  await writeFile(join(folder, 'entry.js'), 'let another');
  const stores = await Promise.all([1, 2, 3].map(() => registry.another()));
  const made = await Promise.all(
    stores.map((store) => publishFolder(store, { app: 'care', folder, commit: null, by: 'Mira' })),
  );
  expect(new Set(made.map(({ version }) => version)).size).toBe(1);
});

test('R-1: a file whose name cannot stand in an address is named', async () => {
  await writeFile(join(folder, 'two words.js'), '');
  await expect(describeFolder(folder)).rejects.toThrow('two words.js');
});
