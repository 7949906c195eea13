import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createLogger } from '@serein/service-kit';
import { GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { careFiles, deploy, publish } from '../testing/sites.ts';
import { VersionShelf } from './version-shelf.ts';

let gateway: GatewayUnderTest;
let shelf: VersionShelf;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  shelf = new VersionShelf(gateway.config, createLogger('test', 'silent'), gateway.store);
});

afterAll(() => gateway.stop());

const DAY_MS = 24 * 60 * 60 * 1000;

test('copies go with their version, and what an interrupted copying left goes after a while', async () => {
  const old = await publish(gateway.store, 'learn', { 'manifest.json': 'old' });
  const live = await deploy(gateway.store, 'care', careFiles('live'));
  await shelf.fetch('learn', old);
  await shelf.fetch('care', live);
  const site = join(gateway.dataDir, 'site');
  for (const name of ['.care-abandoned', '.care-going-on']) await mkdir(join(site, name));
  const yesterday = new Date(Date.now() - DAY_MS);
  await utimes(join(site, '.care-abandoned'), yesterday, yesterday);
  expect(await shelf.tidy()).toEqual([]);
  expect(await gateway.store.prune(new Date(Date.now() + 40 * DAY_MS))).toEqual([`learn/${old}`]);
  expect(await shelf.tidy()).toEqual([`learn/${old}`]);
  expect(await shelf.fetch('learn', old)).toBeNull();
  expect((await shelf.fetch('care', live))?.record.version).toBe(live);
  expect((await readdir(site)).sort()).toEqual(['.care-going-on', 'care', 'learn']);
});

test('R-36: a copy that an earlier process left is checked, and made anew where a file is another one', async () => {
  const version = await publish(gateway.store, 'care', careFiles('left behind'));
  const folder = (await shelf.fetch('care', version))?.folder ?? '';
  const entry = join(folder, 'remoteEntry.js');
  const good = await readFile(entry, 'utf8');
  await writeFile(entry, good.toUpperCase());
  const restarted = new VersionShelf(gateway.config, createLogger('test', 'silent'), gateway.store);
  expect((await restarted.fetch('care', version))?.folder).toBe(folder);
  expect(await readFile(entry, 'utf8')).toBe(good);
});

test('a copying that the store breaks off leaves nothing, and is begun again by the next who asks', async () => {
  const version = await publish(gateway.store, 'learn', { 'manifest.json': 'm', ...careFiles('broken off') });
  const fresh = new VersionShelf(
    { ...gateway.config, DATA_DIR: join(gateway.dataDir, 'fresh') },
    createLogger('test', 'silent'),
    gateway.store,
  );
  const reading = jest.spyOn(gateway.store, 'readFile').mockRejectedValueOnce(new Error('It stopped coming.'));
  await expect(fresh.fetch('learn', version)).rejects.toThrow('stopped coming');
  expect(await readdir(join(gateway.dataDir, 'fresh', 'site'))).toEqual([]);
  reading.mockRestore();
  expect((await fresh.fetch('learn', version))?.record.version).toBe(version);
});
