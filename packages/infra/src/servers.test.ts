import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { type MongoServer, startMongo } from './mongo.ts';
import { type NatsServer, startNats } from './nats.ts';
import { answers } from './sockets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'infra-test-'));
let nats: NatsServer;
let mongo: MongoServer;

// The first run on a machine may have to fetch packages.

beforeAll(async () => {
  [nats, mongo] = await Promise.all([startNats({ dataDir }), startMongo({ dataDir })]);
});

afterAll(async () => {
  await Promise.all([nats.stop(), mongo.stop()]);
  rmSync(dataDir, { recursive: true });
});

async function becomes(expected: boolean, condition: () => boolean | Promise<boolean>) {
  while ((await condition()) !== expected) await delay(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function socketOf(uri: string) {
  const { hostname, port } = new URL(uri);
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: host } : { host, port: Number(port) };
}

test('NATS answers, with JetStream and the stock 1 MB limit', async () => {
  const connection = await connect({ servers: nats.url });
  expect(connection.info?.max_payload).toBe(1024 * 1024);
  expect(connection.info?.jetstream).toBe(true);
  const { pid } = nats;
  expect(pid && isAlive(pid())).toBe(true);
  await connection.close();
});

test('a killed server is back at the same address', async () => {
  for (const [server, address] of [
    [nats, nats.url],
    [mongo, mongo.uri],
  ] as const) {
    const before = server.pid?.() ?? 0;
    process.kill(before, 'SIGKILL');
    await becomes(true, async () => server.pid?.() !== before && (await answers(socketOf(address))));
  }
});

test('both servers end when their starter is killed with SIGKILL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'infra-starter-'));
  const starter = startInOtherProcess(folder);
  const pids = await new Promise<number[]>((resolve, reject) => {
    if (!starter.stdout) throw new Error('no stdout');
    createInterface({ input: starter.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    starter.once('exit', (code) => reject(new Error(`starter ended with ${code}`)));
  });
  expect(pids.map(isAlive)).toEqual([true, true]);

  starter.kill('SIGKILL');
  await once(starter, 'close');
  await Promise.all(pids.map((pid) => becomes(false, () => isAlive(pid))));
  rmSync(folder, { recursive: true });
});

/** A process without Jest that starts both and prints their process ids. */
function startInOtherProcess(folder: string): ChildProcess {
  const own = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('npx', ['tsc', '-b', own]);
  const infra = fileURLToPath(new URL('../dist/index.js', import.meta.url));
  const script = `
    const { startNats, startMongo } = await import(${JSON.stringify(infra)});
    const dataDir = ${JSON.stringify(folder)};
    const started = await Promise.all([startNats({ dataDir }), startMongo({ dataDir })]);
    console.log(JSON.stringify(started.map((server) => server.pid())));
    setInterval(() => {}, 1000);`;
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
