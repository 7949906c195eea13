import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@serein/infra';

declare global {
  var stopSite: (() => Promise<void>) | undefined;
}

export interface RunningSite {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 300_000;

/** Runs the launcher as a person would (`npm start`), on a free port and with an empty data folder. */
export async function startSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serein-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const launcher = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  launcher.stdout.on('data', (bytes: Buffer) => output.push(bytes.toString()));
  launcher.stderr.on('data', (bytes: Buffer) => output.push(bytes.toString()));

  const stop = async () => {
    await ended(launcher);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, launcher);
  } catch (error) {
    await stop();
    throw new Error(`The site did not start: ${String(error)}\n${output.join('')}`);
  }
  return { url, dataDir, stop };
}

async function ready(url: string, launcher: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (launcher.exitCode !== null) throw new Error(`the launcher ended with ${launcher.exitCode}`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
