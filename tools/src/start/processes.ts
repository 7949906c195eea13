import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../failure.ts';
import { replaceCopies } from '../roll/replace-copies.ts';
import { type Death, Supervised } from '../supervisor/supervised.ts';
import { GATEWAY, ROOT, serviceFolder } from '../workspace.ts';
import type { Copies } from './copies.ts';
import { LogFile } from './log-file.ts';
import type { Progress } from './progress.ts';

const HOPELESS_DEATHS = 5;

export interface ProcessesOptions {
  env: NodeJS.ProcessEnv;
  /** The folder of the log files. */
  logs: string;
  progress: Pick<Progress, 'line'>;
  copies: Copies;
  /** The program of a service; default: its build in this checkout. */
  scriptOf?: (name: string) => string;
}

const builtScript = (name: string): string => join(ROOT, serviceFolder(name), 'dist/main.js');

/** The services and the gateway of one site. */
export class Processes {
  private readonly running = new Map<string, Supervised[]>();
  private readonly rolling = new Set<string>();
  /** Rejects when a process keeps dying. A start waits for no more then; later it is tried again for ever. */
  readonly hopeless: Promise<never>;
  private giveUp: (reason: Error) => void = () => {};

  constructor(private readonly options: ProcessesOptions) {
    mkdirSync(options.logs, { recursive: true });
    this.hopeless = new Promise((_, reject) => {
      this.giveUp = reject;
    });
    this.hopeless.catch(() => undefined);
  }

  /** Starts a service, in as many copies as are wanted of it. */
  start(name: string): void {
    const copies = name === GATEWAY ? 1 : this.options.copies(name);
    this.running.set(
      name,
      Array.from({ length: copies }, () => this.copy(name, (death) => this.report(death))),
    );
  }

  async restart(name: string): Promise<void> {
    await Promise.all(this.copiesOf(name).map((copy) => copy.restart()));
  }

  /**
   * Replaces the copies of a service one after the other by its present build, so that requests are answered all the
   * time. Rejects with a `CommandFailure` when a new copy does not come up: the old one stays, and so do those that
   * were not replaced yet.
   */
  async roll(name: string, tell: (line: string) => void): Promise<void> {
    if (!this.running.has(name) || name === GATEWAY) throw new CommandFailure(`There is no service "${name}" to roll.`);
    if (this.rolling.has(name)) throw new CommandFailure(`${name} is being rolled already.`);
    this.rolling.add(name);
    try {
      await replaceCopies({
        copies: this.copiesOf(name),
        log: this.logOf(name),
        // Until it is ready, its death is the roll's affair.
        start: () => this.copy(name, (death) => this.rolling.has(name) || this.report(death)),
        tell,
      });
    } finally {
      this.rolling.delete(name);
    }
  }

  /** First the gateway, so that no new request comes in; then the services finish what they have. */
  async stop(): Promise<void> {
    await Promise.all(this.copiesOf(GATEWAY).map((copy) => copy.stop()));
    await Promise.all([...this.running.values()].flat().map((copy) => copy.stop()));
  }

  /** The list itself: a roll changes it. */
  private copiesOf(name: string): Supervised[] {
    return this.running.get(name) ?? [];
  }

  private copy(name: string, onDeath: (death: Death) => void): Supervised {
    const { env, scriptOf = builtScript } = this.options;
    const spec = { name, script: scriptOf(name), cwd: ROOT, env, logFile: this.logOf(name).path };
    return new Supervised(spec, onDeath);
  }

  private logOf(name: string): LogFile {
    return new LogFile(join(this.options.logs, `${name}.log`));
  }

  private report({ name, cause, deaths, restartInMs }: Death): void {
    const log = this.logOf(name);
    this.options.progress.line(
      `  ! ${name} ended (${cause}) and starts again in ${restartInMs / 1000} s; see ${log.path}`,
    );
    if (deaths >= HOPELESS_DEATHS) {
      this.giveUp(new CommandFailure(`${name} keeps dying. The end of its log:\n${log.end()}`));
    }
  }
}
