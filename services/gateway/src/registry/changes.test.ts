import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Deployer, shown } from '../testing/deployer.ts';
import { GatewayUnderTest, sessionToken } from '../testing/gateway-under-test.ts';
import { careFiles, careManifest, deploy, point, publish, served, shellFiles } from '../testing/sites.ts';
import { Candidates } from './candidates.ts';

let gateway: GatewayUnderTest;
let care: Deployer;
let admin: Deployer;
/** The smoke load of a build of care. */
const smoke = shown('DoctorsPage', 'TopDoctors');

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  care = new Deployer(gateway, 'care');
  admin = new Deployer(gateway, 'care', sessionToken({ role: 'admin', sub: 'boss' }));
  const shell = await deploy(gateway.store, 'shell', shellFiles('one'));
  await served(gateway, { shell });
});

afterAll(() => gateway.stop());

/** Publishes a good build of care and makes it live. */
async function goLive(mark: string): Promise<string> {
  const version = await care.publish(careFiles(mark));
  const answer = await care.change({ action: 'deploy', version, smoke });
  expect(answer).toMatchObject({ status: 200, body: { app: { app: 'care', pointer: { version } } } });
  await served(gateway, { care: version });
  return version;
}

describe('a change', () => {
  test('goes live, is recorded with who, when and from which commit, and can be taken back', async () => {
    const first = await goLive('first');
    const second = await goLive('second');
    const back = await admin.change({ action: 'rollback' });
    expect(back.body.app.pointer).toMatchObject({ version: first, previous: second, change: { by: 'admin boss' } });
    await served(gateway, { care: first });
    const { changes } = (await care.call('GET', '/apps/care/history?limit=3')).body;
    expect(changes).toMatchObject([
      { action: 'rollback', version: first, by: 'admin boss', commit: 'abc1234', smoke: null },
      { action: 'deploy', version: second, by: 'care team', commit: 'abc1234', smoke, forced: null },
      { action: 'deploy', version: first },
    ]);
    const { versions } = (await admin.call('GET', '/apps/care/versions')).body;
    const states = versions.map(({ version, state }: { version: string; state: string }) => [version, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        [first, 'live'],
        [second, 'previous'],
      ]),
    );
  });

  test('R-9: on a revision that has passed it changes nothing', async () => {
    const { revision = null } = (await gateway.store.pointer('care')) ?? {};
    await goLive('faster');
    const version = await care.publish(careFiles('slower'));
    const answer = await care.change({ action: 'deploy', version, smoke, revision });
    expect(answer).toMatchObject({ status: 409, body: { code: 'registryMoved' } });
    expect((await care.change({ action: 'deploy', version, smoke, revision: null })).status).toBe(409);
    expect((await gateway.store.pointer('care'))?.pointer.version).not.toBe(version);
  });

  test('R-9: of many at once on one revision exactly one succeeds', async () => {
    const names = ['race-a', 'race-b', 'race-c', 'race-d'];
    const versions = await Promise.all(names.map((name) => care.publish(careFiles(name.replace('-', '_')))));
    const { revision } = (await gateway.store.pointer('care')) ?? {};
    const answers = await Promise.all(
      versions.map((version) => care.change({ action: 'deploy', version, smoke, revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('R-20: what does not fit the state is refused with a sentence', async () => {
    const refusal = { status: 422, body: { code: 'changeImpossible', message: expect.stringMatching(/\.$/) } };
    expect(await admin.change({ action: 'promote' })).toMatchObject(refusal);
    expect(await admin.change({ action: 'abort' })).toMatchObject(refusal);
    const live = (await gateway.store.pointer('care'))?.pointer.version;
    expect(await care.change({ action: 'deploy', version: live, smoke })).toMatchObject(refusal);
  });

  test('what is not stored cannot go live', async () => {
    const answer = await care.change({ action: 'deploy', version: '0123456789abcdef', smoke, force: true });
    expect(answer).toMatchObject({ status: 404, body: { code: 'versionUnknown' } });
  });

  test('R-22: a rollback leads to what was live once, not to what never passed the gate', async () => {
    const once = await goLive('once');
    await goLive('then');
    await goLive('now');
    const never = await care.publish(careFiles('never'));
    expect(await admin.change({ action: 'rollback', version: never })).toMatchObject({
      status: 422,
      body: { code: 'changeImpossible' },
    });
    expect((await admin.change({ action: 'rollback', version: once })).status).toBe(200);
  });
});

describe('the gate', () => {
  test('R-22: is asked within the change, whatever the caller asked before', async () => {
    const { DoctorsPage: _gone, ...modules } = careManifest('lame').modules;
    const version = await care.publish(careFiles('lame', { ...careManifest('lame'), modules }));
    const report = (await care.call('GET', `/apps/care/versions/${version}/gate`)).body;
    expect(report).toMatchObject({ passed: false, reasons: [expect.stringContaining('DoctorsPage')] });
    const answer = await care.change({ action: 'deploy', version, smoke: shown('TopDoctors') });
    expect(answer).toMatchObject({ status: 422, body: { code: 'gateRefused', reasons: report.reasons } });
  });

  test('R-22: is asked again before a canary is promoted, though not for another smoke load', async () => {
    const version = await care.publish(careFiles('promoted'));
    expect((await care.change({ action: 'canary', percent: 10, version, smoke })).status).toBe(200);
    expect((await admin.change({ action: 'promote' })).body).toMatchObject({
      app: { pointer: { version, canary: null } },
    });
    const manifest = { ...careManifest('hasty'), shared: { react: '^18.0.0' } };
    const hasty = await care.publish(careFiles('hasty', manifest));
    await care.change({ action: 'canary', percent: 10, version: hasty, smoke, force: true });
    expect(await admin.change({ action: 'promote' })).toMatchObject({ status: 422, body: { code: 'gateRefused' } });
    expect((await admin.change({ action: 'abort' })).status).toBe(200);
  });

  test('R-72: a refusal holds all reasons', async () => {
    const manifest = { ...careManifest('odd'), shared: { react: '^18.0.0' }, calls: ['care.unknown'] };
    const version = await care.publish(careFiles('odd', manifest));
    const { status, body } = await care.change({ action: 'canary', percent: 10, version });
    expect(status).toBe(422);
    expect(body.reasons).toHaveLength(3);
    for (const part of ['react', 'care.unknown', 'smoke load']) {
      expect(body.reasons.join('\n')).toContain(part);
      expect(body.message).toContain(part);
    }
  });

  test('R-32: a smoke load that failed, or left a module out, speaks against the version', async () => {
    const version = await care.publish(careFiles('smoky'));
    const failed = { ran: true, modules: [{ module: 'DoctorsPage', trouble: 'It stayed empty.' }] };
    const { body } = await care.change({ action: 'deploy', version, smoke: failed });
    expect(body.reasons).toEqual([expect.stringContaining('TopDoctors'), expect.stringContaining('It stayed empty.')]);
    const unseen = { ran: false, why: 'There is no browser here.' };
    expect((await care.change({ action: 'deploy', version, smoke: unseen })).status).toBe(200);
    expect((await gateway.store.pointer('care'))?.pointer.change.smoke).toEqual(unseen);
  });

  test('R-34: force lets a version through, and the reasons are recorded', async () => {
    const version = await care.publish(
      careFiles('forced', { ...careManifest('forced'), shared: { react: '^18.0.0' } }),
    );
    const { status, body } = await care.change({ action: 'deploy', version, smoke, force: true });
    expect(status).toBe(200);
    expect(body.app.pointer.change.forced).toEqual([expect.stringContaining('react')]);
    await care.change({ action: 'rollback' });
    const good = await care.publish(careFiles('good'));
    const needless = await care.change({ action: 'deploy', version: good, smoke, force: true });
    expect(needless.body.app.pointer.change.forced).toBeNull();
  });

  test('routes that a service announces are there for the gate at once, and those of the gateway always', async () => {
    await gateway.announce('bell', { ring: { method: 'GET', path: '/api/bell', auth: 'none' } });
    const manifest = { ...careManifest('calls'), calls: ['bell.ring', 'registry.live'] };
    const version = await care.publish(careFiles('calls', manifest));
    const { body } = await care.call('GET', `/apps/care/versions/${version}/gate`);
    expect(body).toMatchObject({ passed: true, reasons: [] });
  });

  test('R-22: holds a version against what was changed just now, also before this gateway has followed it', async () => {
    const needy = await care.publish(careFiles('needy', { ...careManifest('needy'), shared: { react: '^20.0.0' } }));
    const manifest = { ...JSON.parse(String(shellFiles('')['manifest.json'])), provides: { react: '20.0.0' } };
    const team = new Deployer(gateway, 'shell');
    const before = (await gateway.store.pointer('shell'))?.pointer.version;
    const next = await team.publish(shellFiles('twenty', { 'manifest.json': JSON.stringify(manifest) }));
    await point(gateway.store, 'shell', next);
    expect((await care.change({ action: 'deploy', version: needy, smoke })).status).toBe(200);
    await point(gateway.store, 'shell', before ?? '');
    expect((await care.change({ action: 'rollback' })).status).toBe(200);
  });

  test('R-22: a shell and a remote that do not fit each other do not both go live, however close together', async () => {
    await goLive('nineteen');
    const team = new Deployer(gateway, 'shell');
    const manifest = { ...JSON.parse(String(shellFiles('')['manifest.json'])), provides: { react: '19.2.0' } };
    const before = (await gateway.store.pointer('shell'))?.pointer.version;
    const lower = await team.publish(shellFiles('lower', { 'manifest.json': JSON.stringify(manifest) }));
    const higher = await care.publish(careFiles('higher', { ...careManifest('higher'), shared: { react: '^19.3.0' } }));
    const answers = await Promise.all([
      team.change({ action: 'deploy', version: lower, smoke: shown('/') }),
      care.change({ action: 'deploy', version: higher, smoke }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await point(gateway.store, 'shell', before ?? '');
  });

  test('R-22: a shell that goes live after a remote was looked at makes it be looked at again', async () => {
    const manifest = { ...JSON.parse(String(shellFiles('')['manifest.json'])), provides: { react: '19.1.0' } };
    const before = (await gateway.store.pointer('shell'))?.pointer.version ?? '';
    const lower = await publish(
      gateway.store,
      'shell',
      shellFiles('late', { 'manifest.json': JSON.stringify(manifest) }),
    );
    const version = await care.publish(careFiles('early', { ...careManifest('early'), shared: { react: '^19.3.0' } }));
    const { check } = Candidates.prototype;
    const checking = jest.spyOn(Candidates.prototype, 'check').mockImplementationOnce(async function (
      this: Candidates,
      ...asked
    ) {
      const checked = await check.apply(this, asked);
      expect(checked?.report.passed).toBe(true);
      await point(gateway.store, 'shell', lower);
      return checked;
    });
    const answer = await care.change({ action: 'deploy', version, smoke });
    checking.mockRestore();
    expect(answer).toMatchObject({ status: 422, body: { reasons: [expect.stringContaining('19.1.0')] } });
    await point(gateway.store, 'shell', before);
  });

  test('R-22: a change of another app meanwhile does not stand in the way of one that fits', async () => {
    const learn = new Deployer(gateway, 'learn');
    const manifest = { ...careManifest('beside'), app: 'learn', container: 'serein_learn_beside' };
    const [one, other] = await Promise.all([
      care.publish(careFiles('beside')),
      learn.publish(careFiles('beside', manifest)),
    ]);
    const answers = await Promise.all([
      care.change({ action: 'deploy', version: one, smoke }),
      learn.change({ action: 'deploy', version: other, smoke }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('R-22: nothing is held against a live shell that cannot be used here, but by force', async () => {
    const before = (await gateway.store.pointer('shell'))?.pointer.version ?? '';
    const broken = await publish(gateway.store, 'shell', { 'manifest.json': '{}' });
    await point(gateway.store, 'shell', broken);
    const version = await care.publish(careFiles('shell_less'));
    const answer = await care.change({ action: 'deploy', version, smoke });
    expect(answer).toMatchObject({
      status: 422,
      body: { reasons: [expect.stringContaining('of shell is not in force')] },
    });
    const forced = await care.change({ action: 'deploy', version, smoke, force: true });
    expect(forced.body.app.pointer.change.forced).toHaveLength(1);
    const team = new Deployer(gateway, 'shell');
    const repaired = await team.publish(shellFiles('repaired'));
    expect((await team.change({ action: 'deploy', version: repaired, smoke: shown('/') })).status).toBe(200);
    await point(gateway.store, 'shell', before);
  });

  test('R-23: each address of a shell that cannot be matched is a reason', async () => {
    const route = { app: 'shell', module: 'HomePage' };
    const routes = JSON.parse(String(shellFiles('')['routes.json']));
    const odd = [...routes, { ...route, path: '/a?' }, { ...route, path: '/b(' }];
    const team = new Deployer(gateway, 'shell');
    const version = await team.publish(shellFiles('odd', { 'routes.json': JSON.stringify(odd) }));
    const { body } = await team.change({ action: 'deploy', version, smoke: shown('/') });
    expect(body.reasons).toEqual([expect.stringContaining('/a?'), expect.stringContaining('/b(')]);
  });

  test('the shell passes it too', async () => {
    const team = new Deployer(gateway, 'shell');
    const version = await team.publish(shellFiles('two'));
    const answer = await team.change({ action: 'deploy', version, smoke: shown('/') });
    expect(answer.body).toMatchObject({ app: { pointer: { version } } });
    await served(gateway, { shell: version });
    const broken = await team.publish(shellFiles('three', { 'manifest.json': '{}' }));
    expect((await team.change({ action: 'deploy', version: broken, smoke: shown('/') })).status).toBe(422);
  });
});
