import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const guardian = fileURLToPath(new URL('../run/guardian.mjs', import.meta.url));
/** For a busy machine; a server that ends is noticed at once. */
const READY_WITHIN_MS = 120_000;

export interface Guarded {
  /** The server's own process id; a new one after a crash, when it was started again. */
  pid(): number;
  /** Resolves when the server has ended in good order. */
  stop(): Promise<void>;
}

export interface GuardedCommand {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Where its output goes; without one, to the output of the calling process. */
  logFile?: string;
  /** Asked again and again until it answers true. */
  isReady(): Promise<boolean>;
}

/**
 * Runs a server under a guardian process, which restarts it after a crash and ends it when the
 * calling process dies in any way. Throws with the end of the log when it does not come up.
 */
export async function runGuarded({ command, args, cwd, env, logFile, isReady }: GuardedCommand): Promise<Guarded> {
  const log = logFile ? openLog(logFile) : 'inherit';
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = fork(guardian, [JSON.stringify({ command, args, env })], {
    // Its own process group: Ctrl-C in a terminal must reach the launcher alone, which stops things in order.
    detached: true,
    execArgv: [],
    ...(cwd && { cwd }),
    env: inherited,
    stdio: ['ignore', log, log, 'ipc'],
  });
  if (log !== 'inherit') closeSync(log);

  let pid = 0;
  let failed = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('message', (message: { pid?: number; exited?: number }) => {
    pid = message.pid ?? pid;
    failed ||= message.exited !== undefined;
  });
  child.on('error', () => {
    failed = true;
  });

  const stop = async () => {
    child.ref();
    if (child.connected) child.disconnect();
    await ended;
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (failed || child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start.\n${logFile ? tail(logFile) : ''}`);
    }
    await delay(20);
  }
  child.send('ready');
  child.unref();
  child.channel?.unref();
  return { pid: () => pid, stop };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
