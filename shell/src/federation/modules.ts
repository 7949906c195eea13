import { SHELL_APP, type SiteRegistry } from '@serein/contracts/registry';
import { Entries } from './entries.ts';
import type { ModuleEntry } from './module-entry.ts';
import { releasesOf } from './registry.ts';
import { RemoteModule } from './remote-module.ts';
import { ShellPage } from './shell-page.ts';

const entries = new Entries();

/** The module as this registry has it, for somebody who waits for it. */
export const moduleEntry = (app: string, module: string, registry: SiteRegistry | null): ModuleEntry =>
  entries.visit(keyOf(app, module, registry), opener(app, module, registry));

/** Loads the module before anybody comes for it. */
export const prefetchModule = (app: string, module: string, registry: SiteRegistry | null): void =>
  entries.prefetch(keyOf(app, module, registry), opener(app, module, registry));

function keyOf(app: string, module: string, registry: SiteRegistry | null): string {
  const site = registry?.remotes[app];
  const versions = site ? releasesOf(site).map(({ version }) => version) : [];
  return [app, module, ...versions].join(' ');
}

const opener =
  (app: string, module: string, registry: SiteRegistry | null) =>
  (id: string, drop: () => void): ModuleEntry =>
    app === SHELL_APP ? new ShellPage(id, module, drop) : new RemoteModule(id, app, module, registry, drop);
