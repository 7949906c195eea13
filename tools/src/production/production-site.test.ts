import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { applyChange, publishFolder, RegistryStore } from '@serein/registry';
import { eventually } from '@serein/service-kit/testing';
import { buildServices } from '../build/build.ts';
import { SERVICES } from '../workspace.ts';
import { fillInVariables } from './compose.ts';
import { NatsAccount } from './nats-account.ts';
import { ProductionSite } from './production-site.ts';

const START_MS = 180_000;

const variables = fillInVariables();
const inTwoMonths = () => new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);

let site: ProductionSite;
beforeAll(async () => {
  await buildServices();
  site = await ProductionSite.start();
}, START_MS);
afterAll(() => site?.stop());

describe('the site of docker-compose.yml', () => {
  it('serves a patient across services: an account, a post under its name, a picture and another in its place, the end of all sessions', async () => {
    const account = { name: 'Meera Nair', email: 'meera@serein.test', password: 'a long password' };
    const { body } = await site.call('POST', '/api/user/register', { body: account });
    const token = String(body.token);
    const post = { title: 'Sleep', content: 'What helps you fall asleep?' };
    const written = await site.call('POST', '/api/forum', { token, body: post });
    expect(written).toMatchObject({ status: 200, body: { post: { author: { name: 'Meera Nair' } } } });
    expect(await site.call('GET', '/api/courses')).toMatchObject({ status: 200 });
    for (const picture of ['first.png', 'second.png']) expect(await site.upload(picture, token)).toBe(200);
    expect(await site.call('POST', '/api/user/revoke-tokens', { token })).toMatchObject({ status: 200 });
    await eventually(async () => {
      const { status } = await site.call('GET', '/api/user/get-profile', { token });
      expect(status).toBe(401);
    });
  });

  it('lets the gateway keep the registry: a version, the pointer to it, its history, and what became of them', async () => {
    const { NATS_GATEWAY_PASSWORD = '' } = variables;
    const gateway = await NatsAccount.connect(site.cluster.url, 'gateway', NATS_GATEWAY_PASSWORD);
    const folder = mkdtempSync(join(tmpdir(), 'serein-version-'));
    writeFileSync(join(folder, 'entry.js'), 'let opened;');
    const store = await RegistryStore.open(gateway.nats);
    const meta = { by: 'Mira', at: '2026-11-01T08:00:00.000Z', commit: null, forced: null, smoke: null, note: null };
    const { version } = await publishFolder(store, { app: 'care', folder, commit: null, by: 'Mira' });
    const pointer = applyChange(null, { action: 'deploy', version }, meta);
    if ('refused' in pointer) throw new Error(pointer.refused);
    expect(await store.point('care', pointer, null)).toEqual(expect.any(Number));
    expect(await store.readFile('care', version, 'entry.js')).toHaveLength('let opened;'.length);
    expect((await store.history('care', { limit: 5 })).changes).toEqual([pointer.change]);
    writeFileSync(join(folder, 'entry.js'), 'let forgotten;');
    const other = await publishFolder(store, { app: 'care', folder, commit: null, by: 'Mira' });
    expect(await store.prune(inTwoMonths())).toEqual([`care/${other.version}`]);
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  it('keeps every bucket, stream and file store on all three servers', async () => {
    const { NATS_OPERATOR_PASSWORD = '' } = variables;
    const operator = await NatsAccount.connect(site.cluster.url, 'operator', NATS_OPERATOR_PASSWORD);
    const streams = await (await jetstreamManager(operator.nats)).streams.list().next();
    await operator.close();
    const replicas = new Map(streams.map(({ config }) => [config.name, config.num_replicas]));
    for (const name of ['KV_routes', 'KV_remotes', 'KV_revocations', 'EVENTS', 'OBJ_files', 'OBJ_site', 'DEPLOYMENTS'])
      expect([...replicas.keys()]).toContain(name);
    expect([...replicas].filter(([, count]) => count !== 3)).toEqual([]);
  });

  it.each([...SERVICES, 'gateway'])('finds %s healthy', (name) => site.checkHealth(name));

  it('does not find a service healthy that cannot reach NATS', async () => {
    await expect(site.checkHealth('care', { NATS_PASSWORD: 'of somebody else' })).rejects.toThrow();
  });

  it('was refused nothing by the NATS servers that it needs', () => {
    expect(site.cluster.refusals()).toEqual([]);
  });

  it('goes on when one of the NATS servers stops', async () => {
    await site.cluster.stopOne();
    await eventually(async () => expect(await site.call('GET', '/api/courses')).toMatchObject({ status: 200 }));
  });
});
