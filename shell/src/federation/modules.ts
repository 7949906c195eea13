import { SHELL_APP, type SiteRegistry } from '@serein/contracts/registry';
import type { ModuleEntry } from './module-entry.ts';
import { releasesOf } from './registry.ts';
import { RemoteModule } from './remote-module.ts';
import { ShellPage } from './shell-page.ts';

const entries = new Map<string, ModuleEntry>();
let count = 0;

/** The module as this registry has it; loading starts with the first question for it. */
export function moduleEntry(app: string, module: string, registry: SiteRegistry | null): ModuleEntry {
  const site = registry?.remotes[app];
  const versions = site ? releasesOf(site).map(({ version }) => version) : [];
  const key = [app, module, ...versions].join(' ');
  const known = entries.get(key);
  if (known) return known;
  const drop = () => {
    if (entries.get(key) === entry) entries.delete(key);
  };
  const id = `${key} ${count++}`;
  const entry = app === SHELL_APP ? new ShellPage(id, module, drop) : new RemoteModule(id, app, module, registry, drop);
  entries.set(key, entry);
  return entry;
}
