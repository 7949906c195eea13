import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ServiceClient } from '../client/service-client.ts';
import { profileRoutes } from '../events/fixtures/profiles.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { startInfra, TestCaller, type TestInfra } from '../testing/index.ts';
import { connectNats } from '../transport/connection.ts';

/** A service as a process of its own, as the launcher runs it. */
const packageFolder = join(import.meta.dirname, '..', '..');
const main = join(packageFolder, 'dist/testing/fixtures/service-child.js');
const SECRET = 'the-context-secret-of-the-tests';

let infra: TestInfra;
beforeAll(async () => {
  execFileSync('npx', ['tsc', '-b', packageFolder], { cwd: packageFolder });
  infra = await startInfra();
});
afterAll(() => infra?.stop());

const env = () => ({
  ...process.env,
  NODE_OPTIONS: '',
  SERVICE: 'profiles',
  NATS_URL: infra.natsUrl,
  MONGODB_URI: infra.mongoUri,
  CONTEXT_SECRET: SECRET,
  SEED: 'none',
});

async function started(service = 'profiles'): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...env(), SERVICE: service },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

test('a wrong environment is told in sentences, and ends the start', () => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, SERVICE: 'profiles' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    [
      'The profiles service cannot start:',
      '  NATS_URL: must be set, for instance nats://127.0.0.1:4222.',
      '  MONGODB_URI: must be set, for instance mongodb://127.0.0.1:27017.',
      '  CONTEXT_SECRET: must be set: the secret that gateway and services share.',
      '',
    ].join('\n'),
  );
});

test('SIGTERM under load: every request that was taken is answered, and the process ends with 0', async () => {
  const child = await started();
  const nats = await connectNats(infra.natsUrl, 'test');
  const caller = new TestCaller(nats, SECRET);
  const answers = Array.from({ length: 100 }, (_, n) =>
    caller
      .call(profileRoutes.rename, { params: { id: `p${n % 5}` }, body: { name: 'x' } })
      .then(({ status }) => status)
      .catch((error: Error) => error.message),
  );
  await nats.flush();
  const exited = once(child, 'exit');
  await Promise.any(answers);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  const outcomes = new Set(await Promise.all(answers));
  // 'no responders' is an answer too: the request came after the process had left. A timeout would be a lost one.
  for (const outcome of outcomes) expect(String(outcome)).toMatch(/^200$|no responders/);
  await nats.close();
});

test('a service whose launcher is gone ends by itself', async () => {
  const child = await started();
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

test('a service that is killed in mid-request: its caller is told at the deadline', async () => {
  const child = await started('echo');
  const nats = await connectNats(infra.natsUrl, 'test');
  const caller = { requestId: 'r-4', deadline: Date.now() + 3_000, userToken: null, traceparent: null };
  const answer = new ServiceClient(nats, [echoRoutes.wait]).request(echoRoutes.wait, { query: { ms: 60_000 } }, caller);
  await nats.flush();
  child.kill('SIGKILL');
  expect(await answer).toMatchObject({ code: 'tooLate', status: 504 });
  await nats.close();
});
