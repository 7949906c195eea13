import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { defineRoutes } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { type NatsServer, startNats } from '@serein/infra';
import { ROOT } from '../workspace.ts';
import { readRollCommand } from './command.ts';

let dataDir: string;
let nats: NatsServer;

/** A site whose care has a route that this checkout's care lacks, and another service that calls it. */
beforeAll(async () => {
  execFileSync('npx', ['tsc', '-b', 'tools', 'services/care'], { cwd: ROOT });
  dataDir = mkdtempSync(join(tmpdir(), 'roll-command-'));
  nats = await startNats({ dataDir });
  const nc = await connect({ servers: nats.url });
  const bucket = await new Kvm(nc).create('routes', { history: 1 });
  const { past } = defineRoutes('care', { past: { method: 'GET', path: '/api/past', auth: 'none' } });
  const routes = [careRoutes.listDoctors, past];
  await bucket.put('care', JSON.stringify({ service: 'care', routes, calls: [], tables: [] }));
  await bucket.put('learn', JSON.stringify({ service: 'learn', routes: [], calls: ['care.past'], tables: [] }));
  await nc.close();
});
afterAll(async () => {
  await nats?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm run roll -- …` beside that site; no launcher runs. */
async function roll(...parameters: string[]): Promise<{ code: number; said: string }> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, NATS_URL: nats.url };
  const script = join(ROOT, 'tools/dist/roll.js');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], { cwd: ROOT, env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

test('a build that somebody would notice is refused with who and what, and nothing is rolled', async () => {
  const { code, said } = await roll('care');
  expect(code).toBe(1);
  expect(said).toContain('care.past is gone; the service learn calls it.');
  expect(said).toContain('care was not rolled');
});

test('--force goes on: with --check to the end, else to the launcher, which is not there', async () => {
  expect(await roll('care', '--check', '--force')).toMatchObject({ code: 0 });
  const forced = await roll('care', '--force');
  expect(forced.code).toBe(1);
  expect(forced.said).toContain('No launcher runs here');
});

test('a service and its options are read; anything else tells how the command is used', () => {
  expect(readRollCommand(['--force', 'care'])).toEqual({ service: 'care', force: true, checkOnly: false });
  for (const wrong of [[], ['nobody'], ['gateway'], ['care', 'learn'], ['care', '--fast']]) {
    expect(() => readRollCommand(wrong)).toThrow(
      'Say which service: npm run roll -- identity | care | learn | community | ai',
    );
  }
});
