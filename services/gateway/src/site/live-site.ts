import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { type Manifest, moduleAssets, readManifest } from './manifest.ts';
import { encodePage, fillTemplate, type RenderedPage } from './page.ts';
import { PAGE_ROUTES_FILE, type PageRoute, PageTable, readPageRoutes } from './page-routes.ts';
import type { Release } from './release.ts';

const SHELL = 'shell';

interface LoadedShell {
  template: string;
  pages: PageTable;
}

interface LoadedRemote {
  release: Release;
  /** null for a dev server, whose manifest the browser fetches itself. */
  manifest: Manifest | null;
}

/** What an address shows; a page of an unknown address is the shell's not-found page. */
export type FoundPage = { redirect: string } | { known: boolean; page: RenderedPage };

/** One state of the registry, with the pages made from it. A changed pointer makes a new one. */
export class LiveSite {
  readonly shell: Release | undefined;
  readonly #remotes: Release[];
  readonly #pages = new Map<PageRoute | null, Promise<RenderedPage>>();
  #shellLoading: Promise<LoadedShell> | undefined;
  #remotesLoading: Promise<Map<string, LoadedRemote>> | undefined;

  /** @param frames whose maps a page may frame */
  constructor(
    releases: readonly Release[],
    private readonly frames: readonly string[],
  ) {
    this.shell = releases.find(({ app }) => app === SHELL);
    this.#remotes = releases.filter(({ app }) => app !== SHELL);
  }

  /**
   * The page of an address; unknown addresses get the shell too, which shows its not-found page.
   * @throws where the live shell is incomplete
   */
  async page(path: string): Promise<FoundPage | null> {
    if (!this.shell) return null;
    const shell = await this.#loadShell(this.shell);
    const route = shell.pages.find(path);
    if (route?.redirect !== undefined) return { redirect: route.redirect };
    let rendering = this.#pages.get(route);
    if (!rendering || this.shell.devOrigin !== null) {
      rendering = this.#render(this.shell, shell, route);
      this.#pages.set(route, rendering);
      rendering.catch(() => this.#pages.delete(route));
    }
    return { known: route !== null, page: await rendering };
  }

  async #render(shell: Release, { template }: LoadedShell, route: PageRoute | null): Promise<RenderedPage> {
    this.#remotesLoading ??= this.#loadRemotes();
    const remotes = await this.#remotesLoading;
    const registry = {
      remotes: Object.fromEntries(
        [...remotes].map(([app, { release, manifest }]) => [
          app,
          { version: release.version, base: release.base, manifest },
        ]),
      ),
    };
    const preloads = route ? preloadsOf(route, shell, remotes) : [];
    const policy = contentSecurityPolicy({
      scriptHashes: inlineScriptHashes(template),
      frames: this.frames,
      devOrigins: [...new Set([shell, ...this.#remotes].flatMap(({ devOrigin }) => devOrigin ?? []))],
    });
    return encodePage(fillTemplate(template, { base: shell.base, registry, preloads }), policy);
  }

  async #loadShell(shell: Release): Promise<LoadedShell> {
    if (shell.devOrigin !== null) return readShell(shell);
    this.#shellLoading ??= readShell(shell).catch((error: unknown) => {
      this.#shellLoading = undefined;
      throw error;
    });
    return this.#shellLoading;
  }

  /** A remote whose manifest cannot be read is left out: the shell shows its message in that remote's place. */
  async #loadRemotes(): Promise<Map<string, LoadedRemote>> {
    const loaded = await Promise.all(
      this.#remotes.map(async (release) => ({
        release,
        manifest: release.devOrigin === null ? await readManifest(release) : null,
      })),
    );
    const usable = loaded.filter(({ release, manifest }) => manifest !== null || release.devOrigin !== null);
    return new Map(usable.map((remote) => [remote.release.app, remote]));
  }
}

async function readShell(shell: Release): Promise<LoadedShell> {
  const [template, routes] = await Promise.all([shell.read('index.html'), shell.read(PAGE_ROUTES_FILE)]);
  if (!template || !routes) throw new Error(`The shell's version ${shell.version} is incomplete.`);
  return { template: template.toString(), pages: new PageTable(readPageRoutes(routes)) };
}

/** Exactly what the page will ask for first: a surplus preload costs more than a missing one. */
function preloadsOf(route: PageRoute, shell: Release, remotes: ReadonlyMap<string, LoadedRemote>): string[] {
  const modules = [...(route.module === undefined ? [] : [{ app: route.app, module: route.module }]), ...route.widgets];
  const ofRemotes = modules.flatMap(({ app, module }) => {
    const remote = remotes.get(app);
    return remote?.manifest ? moduleAssets(remote.release, remote.manifest, module) : [];
  });
  return [...route.files.map((file) => shell.base + file), ...ofRemotes];
}
