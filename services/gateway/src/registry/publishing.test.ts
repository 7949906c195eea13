import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DEPLOY_TOKEN } from '@serein/contracts/registry';
import { createLogger } from '@serein/service-kit';
import { Deployer, describe as describeBuild } from '../testing/deployer.ts';
import { bearer, DEPLOY_SECRET, deployToken, GatewayUnderTest, sessionToken } from '../testing/gateway-under-test.ts';
import { careFiles, shellFiles } from '../testing/sites.ts';
import { Publishing } from './publishing.ts';

let gateway: GatewayUnderTest;
let care: Deployer;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  care = new Deployer(gateway, 'care');
});

afterAll(() => gateway.stop());

describe('publishing', () => {
  test('a version is there once its last file is, and only what is missing is asked for', async () => {
    const files = careFiles('first');
    const { version, body } = describeBuild(files);
    const { missing } = (await care.announce(version, body)).body;
    expect(missing.sort()).toEqual(Object.keys(files).sort());
    await care.putFile(version, 'remoteEntry.js', Buffer.from('care first'));
    expect((await care.announce(version, body)).body.missing).not.toContain('remoteEntry.js');
    expect((await gateway.fetch(`/site/care/${version}/remoteEntry.js`)).status).toBe(404);
    await care.publish(files);
    expect(await (await gateway.fetch(`/site/care/${version}/remoteEntry.js`)).text()).toBe('care first');
    expect(await gateway.store.record('care', version)).toMatchObject({ publishedBy: 'care team', commit: 'abc1234' });
  });

  test('a name that is not that of the files is refused', async () => {
    const { body } = describeBuild(careFiles('misnamed'));
    const answer = await care.announce('0123456789abcdef', body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field: 'params.version' } });
  });

  test('a file that came broken does not become part of a version, and can be sent again', async () => {
    const files = careFiles('broken');
    const { version, body } = describeBuild(files);
    await care.putFile(version, 'remoteEntry.js', Buffer.from('half'));
    expect((await care.announce(version, body)).body.missing).toContain('remoteEntry.js');
    expect(await care.publish(files)).toBe(version);
  });

  test('R-7: a complete version never changes', async () => {
    const version = await care.publish(careFiles('fixed'));
    const other = await care.putFile(version, 'remoteEntry.js', Buffer.from('other'));
    expect(other).toMatchObject({ status: 422, body: { code: 'fileCorrupt' } });
    expect((await care.putFile(version, 'new.js', Buffer.from('new'))).status).toBe(422);
    expect((await care.putFile(version, 'remoteEntry.js', Buffer.from('care fixed'))).status).toBe(200);
    expect(await (await gateway.fetch(`/site/care/${version}/remoteEntry.js`)).text()).toBe('care fixed');
  });

  test('a file over the limit, and a path that leads elsewhere, are refused', async () => {
    const { version } = describeBuild(careFiles('large'));
    const large = await care.putFile(version, 'large.js', new Uint8Array(16 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
    for (const path of ['../other/x.js', '.hidden', '/etc/passwd', 'a//b', ''])
      expect(await care.putFile(version, path, Buffer.from('x'))).toMatchObject({
        status: 422,
        body: { code: 'invalid' },
      });
  });
});

test('R-71: a file is refused when all files together take what they may', async () => {
  const { version } = describeBuild(careFiles('too much'));
  const publishing = new Publishing(gateway.store, createLogger('test', 'silent'));
  const size = jest.spyOn(gateway.store, 'size').mockResolvedValue(16 * 1024 ** 3 - 4);
  const put = (bytes: number) =>
    publishing.putFile({ params: { app: 'care', version }, query: { path: 'a.js' }, body: new Uint8Array(bytes) });
  expect(await put(5)).toEqual({ refusal: { code: 'registryFull' } });
  expect(await put(4)).toEqual({ data: {} });
  size.mockRestore();
});

describe('who may do what', () => {
  const admin = (app: string) => new Deployer(gateway, app, sessionToken({ role: 'admin', sub: 'boss' }));
  const token = (claims: object, options: object = {}) =>
    new JwtService().sign(claims, { secret: DEPLOY_SECRET, algorithm: 'HS256', ...DEPLOY_TOKEN, ...options });

  test("R-67: a team's token is good for its own app only", async () => {
    const files = shellFiles('theirs');
    const { version, body } = describeBuild(files);
    const intruder = new Deployer(gateway, 'shell', deployToken('care'));
    const refusal = { status: 403, body: { code: 'notAllowed' } };
    expect(await intruder.announce(version, body)).toMatchObject(refusal);
    expect(await intruder.putFile(version, 'main.js', Buffer.from('x'))).toMatchObject(refusal);
    for (const action of ['deploy', 'canary', 'promote', 'abort', 'rollback'])
      expect(await intruder.change({ action, version })).toMatchObject(refusal);
    expect((await new Deployer(gateway, 'shell').announce(version, body)).status).toBe(200);
  });

  test.each<[string, () => string]>([
    ['made with another secret', () => deployToken('care', 'another secret of the same kind')],
    ['expired', () => token({ sub: 'care team', app: 'care' }, { expiresIn: -10 })],
    [
      'for another audience',
      () => token({ sub: 'care team', app: 'care' }, { expiresIn: 60, audience: 'serein-site' }),
    ],
    ['without an app', () => token({ sub: 'care team' }, { expiresIn: 60 })],
  ])('R-67: a token %s is none', async (_case, make) => {
    const { version, body } = describeBuild(careFiles('token'));
    const answer = await new Deployer(gateway, 'care', make()).announce(version, body);
    expect(answer).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
  });

  test('R-68: an admin reads, and neither publishes, deploys nor begins a canary', async () => {
    const { version, body } = describeBuild(careFiles('admin'));
    for (const path of ['/apps', '/apps/care/versions', '/apps/care/history'])
      expect((await admin('care').call('GET', path)).status).toBe(200);
    expect((await admin('care').announce(version, body)).status).toBe(403);
    expect((await admin('care').putFile(version, 'main.js', Buffer.from('x'))).status).toBe(403);
    expect((await admin('care').change({ action: 'deploy', version })).status).toBe(403);
    expect((await admin('care').change({ action: 'canary', version, percent: 10 })).status).toBe(403);
  });

  test('R-69: anybody else reads and changes nothing', async () => {
    const { version, body } = describeBuild(careFiles('nobody'));
    const paths = ['/apps', '/apps/care/versions', '/apps/care/history', `/apps/care/versions/${version}/gate`];
    for (const [holder, status] of [
      [null, 401],
      [sessionToken(), 403],
    ] as const) {
      const nobody = new Deployer(gateway, 'care', holder);
      for (const path of paths) expect((await nobody.call('GET', path)).status).toBe(status);
      expect((await nobody.announce(version, body)).status).toBe(status);
      expect((await nobody.putFile(version, 'x.js', Buffer.from('x'))).status).toBe(status);
      expect((await nobody.change({ action: 'rollback' })).status).toBe(status);
    }
  });

  test('R-71: a call that the registry does not know, and input of the wrong shape, are told apart', async () => {
    expect((await care.call('GET', '/nothing')).status).toBe(404);
    expect((await care.call('DELETE', '/apps')).status).toBe(405);
    expect((await care.call('GET', '/apps/Not%20an%20app/versions')).status).toBe(422);
    expect((await care.call('GET', '/apps/care/versions/0123456789abcdef/gate')).status).toBe(404);
    expect((await care.call('POST', '/apps/care/changes', { action: 'explode', revision: null })).status).toBe(422);
    const garbage = { method: 'POST', headers: { ...bearer(deployToken('care')), 'Content-Type': 'application/json' } };
    const answer = await gateway.fetch('/api/registry/apps/care/changes', { ...garbage, body: '{' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'badRequest' });
  });

  test('a service cannot take the addresses of the registry', async () => {
    const read = { method: 'GET', path: '/api/registry/thief', auth: 'none' } as const;
    await gateway.put('routes', 'thief', {
      service: 'thief',
      routes: [{ ...read, service: 'thief', name: 'read', subject: 'rpc.thief.read' }],
    });
    await gateway.announce('honest', { read: { method: 'GET', path: '/api/honest', auth: 'none' } });
    expect((await gateway.fetch('/api/registry/thief')).status).toBe(404);
  });
});
