import { type RemoteManifest, SHELL_APP } from '@serein/contracts/registry';
import { unfit } from '@serein/registry';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { AppState } from './app-state.ts';
import { type Choices, type Chosen, choose, nameOf, type OverrideTarget } from './choice.ts';
import { devRelease, type Loaded } from './release.ts';
import type { ShellContent } from './shell-content.ts';
import { SiteVariant } from './site-variant.ts';
import type { Versions } from './versions.ts';

/** Every page of every variant is held in three codings. */
const VARIANTS = 24;

export interface SiteParts {
  /** Another one after every change of a pointer; the same on every gateway. */
  revision: string;
  shell: AppState<ShellContent> | undefined;
  remotes: ReadonlyMap<string, AppState<RemoteManifest>>;
  /** Whose maps a page may frame. */
  frames: readonly string[];
}

export interface Canary {
  app: string;
  version: string;
  /** The version that the other visitors get. */
  live: string;
  percent: number;
  /** ISO 8601. */
  since: string;
}

/** The versions that a visitor chose, by app. */
interface Overrides {
  shell: Loaded<ShellContent> | null;
  remotes: ReadonlyMap<string, Loaded<RemoteManifest>>;
}

const NO_CHOICES: Choices = new Map();
const NO_OVERRIDES: Overrides = { shell: null, remotes: new Map() };

/** One state of the registry, with the variants of the site that visitors get from it. A change makes a new one. */
export class LiveSite {
  /** What visitors get who neither are in a canary nor chose anything; null while there is no shell. */
  readonly common: SiteVariant | null;
  /** The apps that have a canary. */
  readonly canaries: readonly Canary[];
  readonly #variants = new BoundedMap<string, SiteVariant | null>(VARIANTS);

  constructor(
    readonly parts: SiteParts,
    private readonly versions: Versions,
  ) {
    this.common = this.#make(NO_CHOICES, NO_OVERRIDES);
    this.canaries = [parts.shell, ...parts.remotes.values()].flatMap((state) =>
      state?.canary && state.pointer.canary
        ? [{ app: state.app, live: state.pointer.version, ...state.pointer.canary }]
        : [],
    );
  }

  get revision(): string {
    return this.parts.revision;
  }

  /** The site for a visitor with these choices; null while there is no shell. */
  async variant(choices: Choices): Promise<SiteVariant | null> {
    if (choices.size === 0) return this.common;
    const name = nameOf(choices);
    const known = this.#variants.get(name);
    if (known) return known;
    const overrides = await this.#overridesOf(choices);
    const variant = this.#variants.get(name) ?? this.#make(choices, overrides);
    const wanted = [...choices.values()].filter(({ channel }) => channel === 'override').length;
    // A chosen version that is not there may be a moment later.
    const isWhole = wanted === overrides.remotes.size + (overrides.shell ? 1 : 0);
    if (variant && isWhole) this.#variants.set(name, variant);
    return variant;
  }

  async #overridesOf(choices: Choices): Promise<Overrides> {
    const remotes = new Map<string, Loaded<RemoteManifest>>();
    let shell: Loaded<ShellContent> | null = null;
    for (const [app, choice] of choices) {
      if (choice.channel !== 'override') continue;
      if (app === SHELL_APP) shell = await bring(app, choice, (version) => this.versions.shell(app, version));
      else {
        const remote = await bring(app, choice, (version) => this.versions.remote(app, version));
        if (remote) remotes.set(app, remote);
      }
    }
    return { shell, remotes };
  }

  #make(choices: Choices, overrides: Overrides): SiteVariant | null {
    const { revision, frames, ...states } = this.parts;
    const inCanary = (app: string): boolean => choices.get(app)?.channel === 'canary';
    const shell = choose(states.shell, { override: overrides.shell, inCanary: inCanary(SHELL_APP) });
    if (!shell) return null;
    const provides = shell.live.content?.manifest?.provides;
    const fits = ({ content }: Loaded<RemoteManifest>): boolean =>
      !content || !provides || unfit(content.shared, provides).length === 0;
    const remotes = new Map<string, Chosen<RemoteManifest>>();
    for (const app of new Set([...states.remotes.keys(), ...overrides.remotes.keys()])) {
      const override = overrides.remotes.get(app) ?? null;
      const chosen = choose(states.remotes.get(app), { override, inCanary: inCanary(app) }, fits);
      if (chosen) remotes.set(app, chosen);
    }
    return new SiteVariant({ revision, shell, remotes, frames });
  }
}

async function bring<Content>(
  app: string,
  target: OverrideTarget,
  load: (version: string) => Promise<Loaded<Content> | null>,
): Promise<Loaded<Content> | null> {
  return 'url' in target ? { release: devRelease(app, target.url), content: null } : load(target.version);
}
