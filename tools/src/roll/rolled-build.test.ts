import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort, startNats } from '@serein/infra';
import { eventually } from '@serein/service-kit/testing';
import { Processes } from '../start/processes.ts';
import { waitUntilReady } from '../start/ready.ts';
import { GATEWAY, ROOT, serviceFolder } from '../workspace.ts';

/** The service `echo` of the kit's own tests, in two builds; the next one also answers /api/echo/later. */
const SERVICE_CHILD = join(ROOT, 'packages/service-kit/dist/testing/fixtures/service-child.js');

let dataDir: string;
let url: string;
let processes: Processes;
let build: 'echo' | 'next-echo' | 'broken' = 'echo';
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  execFileSync('npx', ['tsc', '-b', 'packages/service-kit', serviceFolder(GATEWAY)], { cwd: ROOT });
  dataDir = mkdtempSync(join(tmpdir(), 'rolled-build-'));
  writeFileSync(join(dataDir, 'broken.mjs'), 'throw new Error("this build is broken");');
  for (const service of ['echo', 'next-echo']) {
    const child = JSON.stringify(pathToFileURL(SERVICE_CHILD).href);
    writeFileSync(join(dataDir, `${service}.mjs`), `process.env.SERVICE = '${service}'; await import(${child});`);
  }
  const [nats, port] = await Promise.all([startNats({ dataDir }), freePort()]);
  stops.push(() => nats.stop());
  url = `http://localhost:${port}`;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const secret = 'a secret of this test, long enough';
  processes = new Processes({
    env: {
      ...inherited,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      NATS_URL: nats.url,
      MONGODB_URI: 'mongodb://unused',
      JWT_SECRET: secret,
      CONTEXT_SECRET: secret,
      DEPLOY_SECRET: secret,
      RATE_LIMIT: 'off',
      EXPECTED_SERVICES: 'echo',
    },
    logs: join(dataDir, 'logs'),
    progress: { line: () => undefined },
    copies: () => 2,
    scriptOf: (name) =>
      name === GATEWAY ? join(ROOT, serviceFolder(GATEWAY), 'dist/main.js') : join(dataDir, `${build}.mjs`),
  });
  stops.unshift(() => processes.stop());
  for (const name of ['echo', GATEWAY]) processes.start(name);
  await Promise.race([waitUntilReady(url), processes.hopeless]);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The path is one of `POST /api/echo/:id` too, so that the gateway knows it with another method. */
const NOT_THERE = 405;

const statusOf = async (path: string): Promise<number> => (await fetch(url + path)).status;

/** Rolls to a build; answers the statuses of the new route, asked while the roll went on. */
async function rollTo(next: typeof build): Promise<number[]> {
  build = next;
  const seen: Promise<number>[] = [];
  await processes.roll('echo', () => seen.push(statusOf('/api/echo/later')));
  return Promise.all(seen);
}

test('a new route is reachable through the running gateway as soon as the first new copy is ready', async () => {
  await eventually(async () => expect(await statusOf('/api/echo/later')).toBe(NOT_THERE));
  const [, ...statuses] = await rollTo('next-echo');
  // The gateway may learn of the first copy a moment before or after the first question.
  expect(statuses).toEqual([200, 200, 200]);
});

test('a build that does not come up replaces nobody, and says why', async () => {
  const refused = expect(rollTo('broken')).rejects;
  await refused.toThrow(
    /^The new one for copy 1 of 2 did not come up: it ended \(code 1\)\. The old one stays\.\n.*this build is broken/s,
  );
  expect(await statusOf('/api/echo/later')).toBe(200);
});

test('on the way back the new route stays until the last copy that answers it has gone', async () => {
  const statuses = await rollTo('echo');
  // The gateway may learn of the end a moment before or after the question.
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
  await eventually(async () => expect(await statusOf('/api/echo/later')).toBe(NOT_THERE));
  expect(await statusOf('/api/echo/maybe')).toBe(200);
});

test('what is not a service of the site, or is being rolled already, is not rolled', async () => {
  await expect(processes.roll('nobody', () => undefined)).rejects.toThrow('There is no service "nobody" to roll.');
  const first = processes.roll('echo', () => undefined);
  await expect(processes.roll('echo', () => undefined)).rejects.toThrow('echo is being rolled already.');
  await first;
});
