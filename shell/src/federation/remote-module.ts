import type { LoadReport, RegistryEntry, SiteRegistry } from '@serein/contracts/registry';
import { loadExposed } from './container.ts';
import { Failures } from './failures.ts';
import { loadFirst, NotExposed, persist, troubleOf } from './load-chain.ts';
import { componentOf, type ModuleComponent, type ModuleEntry, readable } from './module-entry.ts';
import { pageClock } from './page-clock.ts';
import { completeRelease, releasesOf } from './registry.ts';
import { report } from './reports.ts';
import { askRegistry } from './versions.ts';

type Release = RegistryEntry['live'];

const failures = new Failures();

/** A module of a remote: from its live version, or from the one before where the live one fails. */
export class RemoteModule implements ModuleEntry {
  readonly component: Promise<ModuleComponent | null>;
  #releases: readonly Release[] = [];
  #isReported = false;
  /** The version it came from. */
  #version: string | null = null;
  #ms = 0;
  #wasShown = false;

  /** @param drop makes the next question for the module a new attempt */
  constructor(
    readonly id: string,
    private readonly app: string,
    private readonly module: string,
    registry: SiteRegistry | null,
    private readonly drop: () => void,
  ) {
    this.component = readable(this.#load(registry));
  }

  shown(): void {
    if (this.#wasShown || this.#version === null) return;
    this.#wasShown = true;
    if (!this.#reportFailures('recovered')) this.#report({ version: this.#version, outcome: 'ok', ms: this.#ms });
  }

  crashed(error: unknown): boolean {
    if (this.#version === null) {
      // Without a network it is nobody's failure.
      if (navigator.onLine) this.#reportFailures('failed');
      return false;
    }
    if (this.#wasShown) return false;
    failures.add(this.#version, this.module, troubleOf(error));
    this.drop();
    return true;
  }

  readonly forget = (): void => {
    for (const { version } of this.#releases) failures.forget(version);
    this.drop();
  };

  async #load(registry: SiteRegistry | null): Promise<ModuleComponent | null> {
    const start = pageClock.now();
    const site = (registry ?? (await persist(askRegistry, pageClock))).remotes[this.app];
    if (!site) throw new Error(`The site has no version of ${this.app}.`);
    this.#releases = releasesOf(site);
    this.#isReported = site.channel !== 'override' && this.#releases.every((release) => 'modules' in release);
    try {
      const { release, loaded } = await loadFirst({
        releases: this.#releases,
        module: this.module,
        failures,
        load: (candidate, attempt) => this.#loadFrom(candidate, attempt),
        clock: pageClock,
      });
      this.#version = release.version;
      this.#ms = Math.round(pageClock.now() - start);
      return loaded;
    } catch (error) {
      if (error instanceof NotExposed) return null;
      throw error;
    }
  }

  async #loadFrom(candidate: Release, attempt: number): Promise<ModuleComponent> {
    const release = await completeRelease(candidate);
    if (!release.modules[this.module]) throw new NotExposed(this.module);
    return componentOf(await loadExposed(release, this.module, attempt));
  }

  /** @returns whether there was one to report */
  #reportFailures(outcome: 'recovered' | 'failed'): boolean {
    const fresh = this.#releases.flatMap(({ version }) => {
      const failure = failures.of(version, this.module);
      return failure && !failure.isReported ? [{ version, failure }] : [];
    });
    for (const { version, failure } of fresh) {
      failure.isReported = true;
      this.#report({ version, outcome, ms: outcome === 'failed' ? 0 : this.#ms, trouble: failure.trouble });
    }
    return fresh.length > 0;
  }

  #report(what: Omit<LoadReport, 'app' | 'module'>): void {
    if (this.#isReported) report({ app: this.app, module: this.module, ...what });
  }
}
