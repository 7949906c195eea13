import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RegistryStore } from '@serein/registry';
import { LOGGER, type Logger } from '@serein/service-kit';
import { VersionShelf } from './version-shelf.ts';

const FIRST_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Every hour removes the versions that nobody can be using any more, from the store and from this gateway's disk, and
 * takes up what was cut short: until then nobody can publish such a version.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  #next: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: RegistryStore,
    private readonly shelf: VersionShelf,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#plan(FIRST_MS);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#next);
  }

  #plan(inMs: number): void {
    this.#next = setTimeout(() => void this.#tidy().then(() => this.#plan(HOUR_MS)), inMs).unref();
  }

  async #tidy(): Promise<void> {
    try {
      const removed = await this.store.prune();
      const dropped = await this.shelf.tidy();
      if (removed.length + dropped.length > 0) this.logger.info({ removed, dropped }, 'Old versions were removed.');
    } catch (error) {
      this.logger.warn({ err: error }, 'Old versions could not be removed.');
    }
  }
}
