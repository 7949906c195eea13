import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../failure.ts';
import { type Death, Supervised } from '../supervisor/supervised.ts';
import { GATEWAY, ROOT, serviceFolder } from '../workspace.ts';
import type { Progress } from './progress.ts';

const SHOWN_LINES = 12;
const HOPELESS_DEATHS = 5;

/** The services and the gateway of one site. */
export class Processes {
  private readonly running = new Map<string, Supervised>();
  /** Rejects when a process keeps dying. A start waits for no more then; later it is tried again for ever. */
  readonly hopeless: Promise<never>;
  private giveUp: (reason: Error) => void = () => {};

  constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly logs: string,
    private readonly progress: Progress,
  ) {
    mkdirSync(logs, { recursive: true });
    this.hopeless = new Promise((_, reject) => {
      this.giveUp = reject;
    });
    this.hopeless.catch(() => undefined);
  }

  start(name: string): void {
    const spec = {
      name,
      script: join(ROOT, serviceFolder(name), 'dist/main.js'),
      cwd: ROOT,
      env: this.env,
      logFile: this.logFile(name),
    };
    this.running.set(name, new Supervised(spec, (death) => this.report(death)));
  }

  async restart(name: string): Promise<void> {
    await this.running.get(name)?.restart();
  }

  /** First the gateway, so that no new request comes in; then the services finish what they have. */
  async stop(): Promise<void> {
    await this.running.get(GATEWAY)?.stop();
    await Promise.all([...this.running.values()].map((supervised) => supervised.stop()));
  }

  private logFile(name: string): string {
    return join(this.logs, `${name}.log`);
  }

  private report({ name, cause, deaths, restartInMs }: Death): void {
    this.progress.line(
      `  ! ${name} ended (${cause}) and starts again in ${restartInMs / 1000} s; see ${this.logFile(name)}`,
    );
    if (deaths < HOPELESS_DEATHS) return;
    const end = readFileSync(this.logFile(name), 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    this.giveUp(new CommandFailure(`${name} keeps dying. The end of its log:\n${end}`));
  }
}
