import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { claimDataDir, runningAddresses, tellAddresses } from './running-site.ts';

let dataDir: string;
let launcher: ChildProcess;
const addresses = { natsUrl: 'nats://127.0.0.1:1', mongodbUri: 'mongodb://127.0.0.1:2' };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'running-site-'));
  const script = join(dataDir, 'bootstrap.mjs');
  writeFileSync(script, 'setInterval(() => {}, 1000);');
  launcher = spawn(process.execPath, [script], { stdio: 'ignore' });
  await once(launcher, 'spawn');
});
afterEach(() => {
  launcher.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const holdBy = (pid: number | undefined) =>
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify({ pid, ...addresses }));

test('a second launcher on the same data folder is refused with a sentence', () => {
  holdBy(launcher.pid);
  expect(() => claimDataDir(dataDir)).toThrow(`already runs on ${dataDir} (process ${launcher.pid})`);
  expect(runningAddresses(dataDir)).toEqual(addresses);
});

test('a dead launcher, or one whose process id went to somebody else, is in nobody’s way', async () => {
  holdBy(process.pid);
  expect(runningAddresses(dataDir)).toBeUndefined();
  holdBy(launcher.pid);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  const release = claimDataDir(dataDir);
  tellAddresses(dataDir, { ...addresses, url: 'http://localhost:3' });
  expect(statSync(join(dataDir, 'launcher.json')).mode & 0o777).toBe(0o600);
  release();
  expect(runningAddresses(dataDir)).toBeUndefined();
});
