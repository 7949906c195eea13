import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { countDeath, restartDelay } from './backoff.ts';

/** More than any service takes to answer what it has in hand and to leave (`stopLimitMs`). */
export const STOP_WITHIN_MS = 45_000;
/** For new code nobody waits that long. */
const RESTART_WITHIN_MS = 8_000;

export interface ProcessSpec {
  name: string;
  /** A JavaScript file. It must end when its IPC channel closes: that is how it notices a killed launcher. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

export interface Death {
  name: string;
  /** 'code 1' or 'SIGKILL' */
  cause: string;
  /** In a row. */
  deaths: number;
  restartInMs: number;
}

/** One Node process that is started again whenever it dies. */
export class Supervised {
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private deaths = 0;
  private stopping = false;

  constructor(
    private readonly spec: ProcessSpec,
    private readonly onDeath: (death: Death) => void,
  ) {
    this.start();
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Resolves when the process that was just started says that it is ready (`process.send({ ready: … })`). Rejects when
   * it ends before that, or says nothing in time.
   */
  async ready(withinMs: number): Promise<void> {
    const { child } = this;
    if (!child) throw new Error('it did not start');
    const ended = new AbortController();
    try {
      await Promise.race([
        once(child, 'message', { signal: ended.signal }),
        once(child, 'exit', { signal: ended.signal }).then(([code, signal]) => {
          throw new Error(`it ended (${causeOf(code, signal)})`);
        }),
        delay(withinMs, undefined, { signal: ended.signal }).then(() => {
          throw new Error(`it was not ready after ${withinMs / 1000} s`);
        }),
      ]);
    } finally {
      ended.abort();
    }
  }

  /** SIGTERM, and SIGKILL for one that has not ended in time. It is not started again. */
  async stop(withinMs = STOP_WITHIN_MS): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.end(withinMs);
  }

  /** Ends the process in good order and starts it anew, for new code. */
  async restart(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.end(RESTART_WITHIN_MS);
    this.stopping = false;
    this.deaths = 0;
    this.start();
  }

  private start(): void {
    const { script, cwd, env, logFile } = this.spec;
    const log = openSync(logFile, 'a');
    const startedAt = Date.now();
    const child = fork(script, [], {
      cwd,
      env,
      // Its own process group: Ctrl-C reaches the launcher alone, which stops things in order.
      detached: true,
      execArgv: [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.child = child;
    child.once('error', () => this.died('a failed start', Date.now() - startedAt));
    child.once('exit', (code, signal) => this.died(causeOf(code, signal), Date.now() - startedAt));
  }

  private died(cause: string, uptimeMs: number): void {
    this.child = undefined;
    if (this.stopping) return;
    this.deaths = countDeath(this.deaths, uptimeMs);
    const restartInMs = restartDelay(this.deaths);
    this.timer = setTimeout(() => this.start(), restartInMs);
    this.onDeath({ name: this.spec.name, cause, deaths: this.deaths, restartInMs });
  }

  private async end(withinMs: number): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
    await ended;
    clearTimeout(timer);
  }
}

const causeOf = (code: number | null, signal: string | null): string => signal ?? `code ${code}`;
