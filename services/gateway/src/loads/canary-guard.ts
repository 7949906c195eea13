import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { LoadFigures } from '@serein/contracts/registry';
import { applyChange, RegistryStore, shouldAbort } from '@serein/registry';
import { LOGGER, type Logger } from '@serein/service-kit';
import type { Canary } from '../site/live-site.ts';
import { Registry } from '../site/registry.ts';
import { Loads } from './loads.ts';

const LOOK_MS = 1_000;

/** Ends a canary whose loads go wrong more often than the live version's. Every gateway looks; one of them does it. */
@Injectable()
export class CanaryGuard implements OnApplicationBootstrap, OnApplicationShutdown {
  #looking: NodeJS.Timeout | undefined;
  #isBusy = false;

  constructor(
    private readonly registry: Registry,
    private readonly loads: Loads,
    private readonly store: RegistryStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#looking = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#looking);
  }

  async #look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (const canary of this.registry.site.canaries) {
        const ofCanary = this.loads.figures(canary.app, canary.version, canary.since);
        const ofLive = this.loads.figures(canary.app, canary.live);
        if (shouldAbort(ofCanary, ofLive)) await this.#abort(canary, ofCanary, ofLive);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'A canary could not be ended.');
    } finally {
      this.#isBusy = false;
    }
  }

  async #abort({ app, version, since }: Canary, ofCanary: LoadFigures, ofLive: LoadFigures): Promise<void> {
    const at = await this.store.pointer(app);
    const { canary } = at?.pointer ?? {};
    if (!at || canary?.version !== version || canary.since !== since) return;
    const note = `Of the canary's loads ${share(ofCanary)} went wrong, of the live version's ${share(ofLive)}.`;
    const meta = { by: 'the gateway', at: new Date().toISOString(), commit: null, forced: null, smoke: null, note };
    const pointer = applyChange(at.pointer, { action: 'abort' }, meta);
    if ('refused' in pointer) return;
    const revision = await this.store.point(app, pointer, at.revision);
    if (revision !== null) this.logger.error({ app, version, note }, 'A canary was ended.');
  }
}

const share = ({ loads, failed, recovered }: LoadFigures): string =>
  loads === 0 ? 'none of 0' : `${Math.round((100 * (failed + recovered)) / loads)}% (of ${loads})`;
