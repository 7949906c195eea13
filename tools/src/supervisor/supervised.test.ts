import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import { type Death, type ProcessSpec, Supervised } from './supervised.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that writes down its id, and ends when its launcher is gone, as every service does. */
function dummy(afterwards = 'setInterval(() => {}, 1000);'): ProcessSpec {
  const script = join(folder, 'dummy.mjs');
  const pidFile = JSON.stringify(join(folder, 'pid'));
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     process.on('disconnect', () => process.exit());
     writeFileSync(${pidFile}, String(process.pid));
     ${afterwards}`,
  );
  return { name: 'dummy', script, cwd: folder, env: {}, logFile: join(folder, 'log') };
}

const runningPid = () => (existsSync(join(folder, 'pid')) ? Number(readFileSync(join(folder, 'pid'), 'utf8')) : 0);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean) {
  while (!condition()) await delay(10);
}

test('a killed process is started again and told of; a stopped one stays away', async () => {
  const deaths: Death[] = [];
  const supervised = new Supervised(dummy(), (death) => deaths.push(death));
  await until(() => runningPid() > 0);
  const first = runningPid();
  process.kill(first, 'SIGKILL');
  await until(() => runningPid() !== first && runningPid() > 0);
  expect(deaths).toEqual([{ name: 'dummy', cause: 'SIGKILL', deaths: 1, restartInMs: 200 }]);

  await supervised.stop();
  expect(isAlive(runningPid())).toBe(false);
  expect(deaths).toHaveLength(1);
});

test('a process that ends by itself waits longer each time', async () => {
  const deaths: Death[] = [];
  const supervised = new Supervised(dummy('process.exit(3);'), (death) => deaths.push(death));
  await until(() => deaths.length === 3);
  await supervised.stop();
  expect(deaths.map(({ cause, restartInMs }) => [cause, restartInMs])).toEqual([
    ['code 3', 200],
    ['code 3', 400],
    ['code 3', 800],
  ]);
});

test('a launcher killed with SIGKILL leaves no orphan', async () => {
  execFileSync('npx', ['tsc', '-b', join(ROOT, 'tools')]);
  const built = join(ROOT, 'tools/dist/supervisor/supervised.js');
  const launcher = join(folder, 'launcher.mjs');
  writeFileSync(
    launcher,
    `import { Supervised } from ${JSON.stringify(built)};
     new Supervised(${JSON.stringify(dummy())}, () => {});`,
  );
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [launcher], { env, stdio: 'inherit' });
  await until(() => runningPid() > 0);
  child.kill('SIGKILL');
  await until(() => !isAlive(runningPid()));
});
