import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Pointer, type RemoteManifest, SHELL_APP } from '@serein/contracts/registry';
import { BUCKET, CONFIG, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import { type BucketContent, type BucketWatch, watchBucket } from '../bus/watch-bucket.ts';
import type { GatewayConfig } from '../config.ts';
import { type AppState, atHand, followPointer, isWhole } from './app-state.ts';
import { LiveSite } from './live-site.ts';
import { readPointer } from './pointers.ts';
import type { ShellContent } from './shell-content.ts';
import { Versions } from './versions.ts';

/** A version that a pointer names may be a moment late; after these tries the site does without it for now. */
const TRIES = 5;
const TRY_MS = 200;
/** From then on it is looked for less and less often. */
const LATER_MS = 10_000;
const LONGEST = 30;

/** The site in force: the pointers in the bucket `remotes`, each followed once its versions are on this disk. */
@Injectable()
export class Registry implements OnModuleInit, OnApplicationShutdown {
  #site: LiveSite;
  #shell: AppState<ShellContent> | undefined;
  readonly #remotes = new Map<string, AppState<RemoteManifest>>();
  /** The newest pointer of each app, as text. */
  readonly #wanted = new Map<string, string>();
  /** The pointer that is in force, and what is at hand of it. */
  readonly #inForce = new Map<string, string>();
  readonly #stopping = new AbortController();
  #watch: BucketWatch | undefined;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly versions: Versions,
  ) {
    this.#site = this.#siteNow();
  }

  get site(): LiveSite {
    return this.#site;
  }

  /** Whether an app's pointer is in force here; not while its versions are brought, nor where none can be used. */
  follows(app: string, pointer: Pointer): boolean {
    const state = app === SHELL_APP ? this.#shell : this.#remotes.get(app);
    return isDeepStrictEqual(state?.pointer, pointer);
  }

  async onModuleInit(): Promise<void> {
    let first: Promise<void>[] = [];
    const changed = (content: BucketContent): void => {
      first = this.#read(content);
    };
    this.#watch = await watchBucket(this.connection, BUCKET.remotes, changed, this.logger);
    await Promise.all(first);
  }

  onApplicationShutdown(): void {
    this.#watch?.stop();
    this.#stopping.abort();
  }

  /** @returns one promise for each changed app, settled when its pointer is in force or a newer one came */
  #read(content: BucketContent): Promise<void>[] {
    for (const app of this.#wanted.keys()) if (!content.has(app)) this.#drop(app);
    const changed = [...content].filter(([app, text]) => this.#wanted.get(app) !== text);
    return changed.map(([app, text]) => {
      this.#wanted.set(app, text);
      const pointer = readPointer(app, text, this.config.NODE_ENV === 'production');
      if (pointer) return new Promise<void>((resolve) => void this.#follow(app, text, pointer, resolve));
      this.logger.warn({ app }, 'The pointer of an app cannot be used.');
      return Promise.resolve();
    });
  }

  async #follow(app: string, text: string, pointer: Pointer, settled: () => void): Promise<void> {
    const isNewest = (): boolean => this.#wanted.get(app) === text && !this.#stopping.signal.aborted;
    let taken: string | undefined;
    for (let tries = 1; isNewest(); tries++) {
      const followed = await this.#bring(app, pointer);
      if (!isNewest()) break;
      const isTime = followed.isWhole || followed.hasLive || (followed.isUsable && tries >= TRIES);
      if (isTime && followed.atHand !== taken) {
        followed.take();
        taken = followed.atHand;
        this.#inForce.set(app, `${text}\0${taken}`);
        this.#site = this.#siteNow();
        settled();
      }
      if (followed.isWhole) break;
      if (tries === TRIES) this.logger.error({ app }, 'A version that a pointer names cannot be used.');
      if (tries >= TRIES) settled();
      const pause = tries < TRIES ? TRY_MS : LATER_MS * Math.min(tries - TRIES + 1, LONGEST);
      await delay(pause, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => undefined);
    }
    settled();
  }

  /** @returns what the pointer names, as far as it is there */
  async #bring(app: string, pointer: Pointer): Promise<Followed> {
    const failed = (version: string, err: unknown): void => {
      if (!this.#stopping.signal.aborted) this.logger.warn({ err, app, version }, 'A version could not be brought.');
    };
    if (app === SHELL_APP) {
      const state = await followPointer(app, pointer, (version) => this.versions.shell(app, version), failed);
      return followed(state, () => {
        this.#shell = state;
      });
    }
    const state = await followPointer(app, pointer, (version) => this.versions.remote(app, version), failed);
    return followed(state, () => this.#remotes.set(app, state));
  }

  #drop(app: string): void {
    this.#wanted.delete(app);
    this.#inForce.delete(app);
    if (app === SHELL_APP) this.#shell = undefined;
    else this.#remotes.delete(app);
    this.#site = this.#siteNow();
  }

  #siteNow(): LiveSite {
    const parts = {
      revision: revisionOf(this.#inForce),
      shell: this.#shell,
      remotes: new Map(this.#remotes),
      frames: this.config.MAP_FRAME_ORIGINS,
    };
    return new LiveSite(parts, this.versions);
  }
}

interface Followed {
  /** Everything that the pointer names is there. */
  isWhole: boolean;
  hasLive: boolean;
  /** The app can be shown. */
  isUsable: boolean;
  atHand: string;
  take(): void;
}

const followed = (state: AppState<unknown>, take: () => void): Followed => ({
  isWhole: isWhole(state),
  hasLive: state.live !== null,
  isUsable: state.live !== null || state.previous !== null,
  atHand: atHand(state),
  take,
});

function revisionOf(inForce: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [app, text] of [...inForce].sort(([a], [b]) => a.localeCompare(b))) hash.update(`${app}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}
