import type { PageRoute } from '@serein/contracts/registry';

/** A module, and a page that shows it. */
export interface NeededModule {
  app: string;
  module: string;
  path: string;
}

/** The modules that pages show, as the page itself or a widget in it; each with its first page. */
export function neededModules(routes: readonly PageRoute[]): NeededModule[] {
  const needed = new Map<string, NeededModule>();
  for (const { path, app, module, widgets } of routes) {
    for (const part of [...(module === undefined ? [] : [{ app, module }]), ...widgets]) {
      const key = `${part.app} ${part.module}`;
      if (!needed.has(key)) needed.set(key, { ...part, path });
    }
  }
  return [...needed.values()];
}
