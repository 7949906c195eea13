import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Objm } from '@nats-io/obj';
import { SITE_STORE } from '@serein/registry';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';
import {
  careFiles,
  careManifest,
  deploy,
  followed,
  page,
  point,
  publish,
  registryOf,
  served,
  shellFiles,
} from '../testing/sites.ts';

let gateway: GatewayUnderTest;
let shell: string;
let good: string;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  shell = await deploy(gateway.store, 'shell', shellFiles('one'));
  good = await deploy(gateway.store, 'care', careFiles('good'));
  await served(gateway, { shell, care: good });
});

afterAll(() => gateway.stop());

const careNow = async (of = gateway) => (await registryOf(of))?.remotes.care;

test.each([
  ['its manifest cannot be read', 'garbage', 'not a manifest'],
  ['its manifest is that of another app', 'foreign', { ...careManifest('foreign'), app: 'learn' }],
  ['its entry is not there', 'headless', { ...careManifest('headless'), entry: 'absent.js' }],
  ['its ranges do not fit the live shell', 'old', { ...careManifest('old'), shared: { react: '^18.0.0' } }],
])('R-41: a live version gives way to the previous one when %s', async (_case, mark, manifest) => {
  const bad = await publish(gateway.store, 'care', careFiles(mark, manifest));
  const before = (await registryOf(gateway))?.revision;
  await point(gateway.store, 'care', bad, { previous: good });
  await eventually(async () => (await registryOf(gateway))?.revision !== before);
  expect(await careNow()).toMatchObject({ live: { version: good }, previous: null, channel: 'live' });
});

test('R-41: an app without a usable version is left out, and the others stay', async () => {
  const bad = await publish(gateway.store, 'learn', { 'manifest.json': 'not a manifest' });
  await point(gateway.store, 'learn', bad);
  const next = await deploy(gateway.store, 'care', careFiles('beside'));
  await served(gateway, { shell, care: next });
  expect(Object.keys((await registryOf(gateway))?.remotes ?? {})).toEqual(['care']);
  expect((await page(gateway, '/courses')).status).toBe(200);
});

test('a broken shell gives way to the previous one, or to the one that was there', async () => {
  const broken = await publish(gateway.store, 'shell', shellFiles('broken', { 'routes.json': '[' }));
  await point(gateway.store, 'shell', broken);
  const next = await deploy(gateway.store, 'care', careFiles('meanwhile'));
  await served(gateway, { shell, care: next });
  await point(gateway.store, 'shell', broken, { previous: shell });
  const fresh = await gateway.another();
  await served(fresh, { shell, care: next });
  await fresh.stop();
  await point(gateway.store, 'shell', shell);
});

test('R-41: a shell whose routes cannot be matched gives way to the previous one, and can be taken back', async () => {
  const odd = JSON.stringify([{ path: '/a?', app: 'shell', module: 'HomePage' }]);
  const version = await publish(gateway.store, 'shell', shellFiles('odd', { 'routes.json': odd }));
  await followed([gateway], () => point(gateway.store, 'shell', version, { previous: shell }));
  expect((await registryOf(gateway))?.shell.version).toBe(shell);
  const fresh = await gateway.another();
  expect((await registryOf(fresh))?.shell.version).toBe(shell);
  await followed([gateway, fresh], () => point(gateway.store, 'shell', shell, { previous: version }));
  expect((await registryOf(fresh))?.shell.version).toBe(shell);
  await fresh.stop();
});

test('R-41: a version whose bytes were changed in the store gives way, and keeps no other from being shown', async () => {
  const corrupt = async (mark: string): Promise<string> => {
    const version = await publish(gateway.store, 'care', careFiles(mark));
    const store = await new Objm(gateway.nats).open(SITE_STORE);
    const subject = `$O.${SITE_STORE}.C.${(await store.info(`care/${version}/remoteEntry.js`))?.nuid}`;
    await gateway.nats.request(subject, 'one part too many');
    return version;
  };
  const [live, canary] = [await corrupt('rotten'), await corrupt('rotting')];
  const fresh = await gateway.another();
  const trying = { version: canary, percent: 50, since: new Date().toISOString() };
  await followed([fresh], () => point(gateway.store, 'care', live, { previous: good, canary: trying }));
  expect(await careNow(fresh)).toMatchObject({ live: { version: good } });
  await followed([fresh], () => point(gateway.store, 'care', good, { canary: trying }));
  expect(await careNow(fresh)).toMatchObject({ live: { version: good } });
  await fresh.stop();
});

test('R-42: the revision is another one when a version comes late, as the page is another one then', async () => {
  const [late, live] = [
    await publish(gateway.store, 'care', careFiles('late')),
    await publish(gateway.store, 'care', careFiles('soon')),
  ];
  const store = await new Objm(gateway.nats).open(SITE_STORE);
  const name = `care/${late}/doctors.css`;
  const { metadata } = (await store.info(name)) ?? {};
  const put = (css: string) => store.putBlob({ name, ...(metadata ? { metadata } : {}) }, Buffer.from(css));
  await put('body{color:red}');
  const fresh = await gateway.another();
  await point(gateway.store, 'care', live, { previous: late });
  await served(fresh, { care: live });
  const before = await registryOf(fresh);
  expect(before?.remotes.care?.previous).toBeNull();
  await put('');
  // The tries after the first ones are seconds apart.
  await eventually(async () => (await careNow(fresh))?.previous?.version === late);
  expect((await registryOf(fresh))?.revision).not.toBe(before?.revision);
  await fresh.stop();
});

test('R-36: a damaged version is not shown, and nothing of it is left', async () => {
  const before = (await careNow())?.live.version ?? '';
  const damaged = await publish(gateway.store, 'care', careFiles('damaged'));
  const files = await new Objm(gateway.nats).open(SITE_STORE);
  const name = `care/${damaged}/doctors.css`;
  const { metadata } = (await files.info(name)) ?? {};
  await files.putBlob({ name, ...(metadata ? { metadata } : {}) }, Buffer.from('body{color:red}'));
  const fresh = await gateway.another();
  expect((await fresh.fetch(`/site/care/${damaged}/remoteEntry.js`)).status).toBe(404);
  await followed([fresh], () => point(gateway.store, 'care', damaged, { previous: before }));
  expect(await careNow(fresh)).toMatchObject({ live: { version: before }, previous: null });
  expect(await readdir(join(fresh.dataDir, 'site', 'care'))).not.toContain(damaged);
  expect((await readdir(join(fresh.dataDir, 'site'))).filter((folder) => folder.startsWith('.'))).toEqual([]);
  await fresh.stop();
});

test('R-35: a gateway with an empty disk serves every stored version, as immutable', async () => {
  const version = await publish(gateway.store, 'care', careFiles('everywhere'));
  const fresh = await gateway.another();
  const answer = await fresh.fetch(`/site/care/${good}/remoteEntry.js`);
  expect(await answer.text()).toBe('care good');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const answers = await Promise.all(
    Object.keys(careFiles('everywhere')).map((path) => fresh.fetch(`/site/care/${version}/${path}`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await fresh.stop();
});

test('a version is copied by every gateway when it is published, before anybody asks for it', async () => {
  const fresh = await gateway.another();
  const version = await publish(gateway.store, 'care', careFiles('ahead'));
  const copied = async ({ dataDir }: GatewayUnderTest) => {
    const names = await readdir(join(dataDir, 'site', 'care'));
    return names.includes(version);
  };
  await eventually(async () => (await copied(gateway)) && (await copied(fresh)));
  await fresh.stop();
});

test('R-37: what a version does not have is a plain 404', async () => {
  for (const path of [
    `/site/care/${good}/absent.js`,
    '/site/care/0123456789abcdef/remoteEntry.js',
    '/site/care/x/y.js',
  ]) {
    const answer = await gateway.fetch(path, { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

test('R-40: a changed pointer is served by every gateway, without a restart', async () => {
  const second = await gateway.another();
  const version = await deploy(gateway.store, 'care', careFiles('flip'));
  await Promise.all([served(gateway, { care: version }), served(second, { care: version })]);
  await second.stop();
});

test('R-42: every answer of the API carries the revision, the same on all gateways, another after every change', async () => {
  const second = await gateway.another();
  await gateway.announce('late', { read: { method: 'GET', path: '/api/late', auth: 'none' } });
  const seen = async (of: GatewayUnderTest) => {
    const paths = ['/api/late', '/api/registry/live', '/api/nothing', '/api/files/nothing', '/api/registry/apps'];
    const answers = await Promise.all(paths.map((path) => of.fetch(path)));
    return new Set(answers.map(({ headers }) => headers.get('serein-registry')));
  };
  const [revision, ...others] = await seen(gateway);
  expect(revision).toBe((await registryOf(gateway))?.revision);
  expect(others).toEqual([]);
  expect(await seen(second)).toEqual(new Set([revision]));
  const version = await deploy(gateway.store, 'care', careFiles('revised'));
  await Promise.all([served(gateway, { care: version }), served(second, { care: version })]);
  const after = await seen(gateway);
  expect(after.has(revision ?? null)).toBe(false);
  expect(await seen(second)).toEqual(after);
  await second.stop();
});

test('R-38: the live call gives what stands in the page', async () => {
  const answer = await gateway.fetch('/api/registry/live');
  expect(await answer.json()).toEqual({ success: true, ...(await registryOf(gateway)) });
});

test('the site is there again after the folder of its copies was lost', async () => {
  await rm(join(gateway.dataDir, 'site'), { recursive: true });
  const fresh = await gateway.another({ DATA_DIR: gateway.dataDir });
  expect((await registryOf(fresh))?.shell.version).toBe(shell);
  await fresh.stop();
});
