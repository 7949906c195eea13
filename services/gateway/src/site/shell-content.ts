import { type HostManifest, type PageRoute, ROUTES_FILE } from '@serein/contracts/registry';
import { readHostManifest } from './manifest.ts';
import { type PageTable, readPages } from './page-routes.ts';
import type { Release } from './release.ts';
import { withIntegrity } from './shell-tags.ts';

/** What the gateway needs of a shell to make pages. */
export interface ShellContent {
  template: string;
  routes: PageRoute[];
  pages: PageTable;
  /** null for a dev server that has none: nothing is known then of what it provides. */
  manifest: HostManifest | null;
}

/** @returns null where the shell is incomplete and cannot be served */
export async function readShell(release: Release): Promise<ShellContent | null> {
  const [template, routesFile, manifest] = await Promise.all([
    release.read('index.html'),
    release.read(ROUTES_FILE),
    readHostManifest(release),
  ]);
  const pages = routesFile && readPages(routesFile);
  if (!template || !pages || (!manifest && release.devOrigin === null)) return null;
  return {
    template: withIntegrity(template.toString(), release.files),
    ...pages,
    manifest,
  };
}
