import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@serein/service-kit';
import { GatewayUnderTest, HOOK_MS } from '../testing/gateway-under-test.ts';
import { careFiles, deploy, publish } from '../testing/sites.ts';
import { VersionShelf } from './version-shelf.ts';

let gateway: GatewayUnderTest;
let shelf: VersionShelf;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  shelf = new VersionShelf(gateway.config, createLogger('test', 'silent'), gateway.store);
}, HOOK_MS);

afterAll(() => gateway.stop(), HOOK_MS);

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
