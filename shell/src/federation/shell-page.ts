import { type LoadReport, SHELL_APP } from '@serein/contracts/registry';
import { persist, troubleOf } from './load-chain.ts';
import { type ModuleComponent, type ModuleEntry, readable } from './module-entry.ts';
import { pageClock } from './page-clock.ts';
import { report } from './reports.ts';
import { loadShellPage } from './shell-pages.ts';
import { first } from './versions.ts';

/** One of the shell's own pages. A document has one version of them, so nothing takes the place of one that fails. */
export class ShellPage implements ModuleEntry {
  readonly component: Promise<ModuleComponent | null>;
  #isThere = false;
  #isReported = false;
  #ms = 0;

  /** @param forget makes the next question for the page a new attempt */
  constructor(
    readonly id: string,
    private readonly module: string,
    readonly forget: () => void,
  ) {
    this.component = readable(this.#load());
  }

  shown(): void {
    if (this.#isThere) this.#report({ outcome: 'ok', ms: this.#ms });
  }

  crashed(error: unknown): boolean {
    // Without a network it is nobody's failure that it did not load.
    if (this.#isThere || navigator.onLine) this.#report({ outcome: 'failed', ms: 0, trouble: troubleOf(error) });
    return false;
  }

  async #load(): Promise<ModuleComponent | null> {
    const start = pageClock.now();
    const page = await persist(() => loadShellPage(this.module), pageClock);
    this.#ms = Math.round(pageClock.now() - start);
    this.#isThere = page !== null;
    return page?.default ?? null;
  }

  #report(what: Pick<LoadReport, 'outcome' | 'ms' | 'trouble'>): void {
    const shell = first?.shell;
    if (this.#isReported || !shell || shell.channel === 'override' || shell.version === 'dev') return;
    this.#isReported = true;
    report({ app: SHELL_APP, version: shell.version, module: this.module, ...what });
  }
}
