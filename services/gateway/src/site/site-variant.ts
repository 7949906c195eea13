import type { PageRoute, RegistryEntry, RemoteManifest, RemoteRelease, SiteRegistry } from '@serein/contracts/registry';
import type { Chosen } from './choice.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { encodePage, fillTemplate, type Preload, type RenderedPage } from './page.ts';
import type { Loaded } from './release.ts';
import { readShell, type ShellContent } from './shell-content.ts';

/** What an address shows; a page of an unknown address is the shell's not-found page. */
export type FoundPage = { redirect: string } | { known: boolean; page: RenderedPage };

export interface VariantParts {
  revision: string;
  shell: Chosen<ShellContent>;
  remotes: ReadonlyMap<string, Chosen<RemoteManifest>>;
  /** Whose maps a page may frame. */
  frames: readonly string[];
}

/** The site as one visitor gets it, or all those who get the same. Its pages are made once. */
export class SiteVariant {
  readonly registry: SiteRegistry;
  readonly shell: Loaded<ShellContent>;
  readonly #pages = new Map<PageRoute | null, Promise<RenderedPage>>();

  constructor(private readonly parts: VariantParts) {
    const { revision, shell, remotes } = parts;
    this.shell = shell.live;
    this.registry = {
      revision,
      shell: { version: shell.live.release.version, channel: shell.channel },
      remotes: Object.fromEntries([...remotes].map(([app, chosen]) => [app, entryOf(chosen)])),
    };
  }

  /** By app: what is shown of it. */
  get remotes(): VariantParts['remotes'] {
    return this.parts.remotes;
  }

  /**
   * The page of an address; unknown addresses get the shell too, which shows its not-found page.
   * @returns null while the shell's dev server does not answer
   */
  async page(path: string): Promise<FoundPage | null> {
    const { release } = this.shell;
    const content = this.shell.content ?? (await readShell(release));
    if (!content) return null;
    const route = content.pages.find(path);
    if (route?.redirect !== undefined) return { redirect: route.redirect };
    let rendering = this.#pages.get(route);
    if (!rendering) {
      rendering = this.#render(content, route);
      // A dev server's routes are new objects each time.
      if (release.devOrigin === null) this.#pages.set(route, rendering);
    }
    return { known: route !== null, page: await rendering };
  }

  async #render({ template }: ShellContent, route: PageRoute | null): Promise<RenderedPage> {
    const { remotes, frames } = this.parts;
    const { release } = this.shell;
    const releases = [release, ...[...remotes.values()].map(({ live }) => live.release)];
    const policy = contentSecurityPolicy({
      scriptHashes: inlineScriptHashes(template),
      frames,
      devOrigins: [...new Set(releases.flatMap(({ devOrigin }) => devOrigin ?? []))],
    });
    const preloads = route ? this.#preloadsOf(route) : [];
    return encodePage(fillTemplate(template, { base: release.base, registry: this.registry, preloads }), policy);
  }

  /** Exactly what the page will ask for first: a surplus preload costs more than a missing one. */
  #preloadsOf(route: PageRoute): Preload[] {
    const main = route.module === undefined ? [] : [{ app: route.app, module: route.module }];
    const ofRemotes = [...main, ...route.widgets].flatMap(({ app, module }) => {
      const remote = this.parts.remotes.get(app)?.live;
      const files = remote?.content?.modules[module];
      return remote?.content && files ? preloads(remote, [remote.content.entry, ...files.js, ...files.css]) : [];
    });
    return [...preloads(this.shell, route.files), ...ofRemotes];
  }
}

const preloads = ({ release }: Loaded<unknown>, files: readonly string[]): Preload[] =>
  files.map((file) => ({ address: release.base + file, integrity: release.files[file]?.integrity ?? null }));

function entryOf({ live, previous, channel }: Chosen<RemoteManifest>): RegistryEntry {
  return {
    live: releaseOf(live) ?? { version: 'dev', base: live.release.base },
    previous: previous && releaseOf(previous),
    channel,
  };
}

function releaseOf({ release, content }: Loaded<RemoteManifest>): RemoteRelease | null {
  if (!content) return null;
  const { version, base, files } = release;
  const { container, entry, modules } = content;
  return { version, base, container, entry, integrity: files[entry]?.integrity ?? null, modules };
}
