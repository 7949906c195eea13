import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { countDeath, restartDelay } from './backoff.ts';

const KILL_AFTER_MS = 8_000;

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

  /** SIGTERM, and SIGKILL for one that has not ended after 8 s. It is not started again. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.end();
  }

  /** Ends the process in good order and starts it anew, for new code. */
  async restart(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.end();
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
    child.once('exit', (code, signal) => this.died(signal ?? `code ${code}`, Date.now() - startedAt));
  }

  private died(cause: string, uptimeMs: number): void {
    this.child = undefined;
    if (this.stopping) return;
    this.deaths = countDeath(this.deaths, uptimeMs);
    const restartInMs = restartDelay(this.deaths);
    this.timer = setTimeout(() => this.start(), restartInMs);
    this.onDeath({ name: this.spec.name, cause, deaths: this.deaths, restartInMs });
  }

  private async end(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await ended;
    clearTimeout(timer);
  }
}
