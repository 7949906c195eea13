import { matchRoute } from '../routing/match.ts';
import { prefetchModule } from './modules.ts';
import { registryFor } from './versions.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection can spare bytes for what may never be looked at. */
function hasBytesToSpare(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Somebody is about to go there: loads the page's code, so that the page appears at once. */
export function prefetchPage(path: string): void {
  if (!hasBytesToSpare()) return;
  const { pathname } = new URL(path, location.href);
  const match = matchRoute(pathname);
  if (match.kind !== 'page') return;
  prefetchModule(match.route.app, match.route.module, registryFor(pathname));
}

const hinted = new Set<string>();

/** With the same attributes as the script or style itself. */
function hint(file: string, integrity: string | null): void {
  const wasLoaded = performance.getEntriesByName(new URL(file, location.href).href).length > 0;
  if (wasLoaded || hinted.has(file)) return;
  hinted.add(file);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = file;
  document.head.append(link);
}

/** Somebody may go there: lets the browser fetch the files of a remote's page when it has nothing else to do. */
export function prefetchWhenIdle(path: string): void {
  const match = matchRoute(path);
  if (match.kind !== 'page' || !hasBytesToSpare()) return;
  const { app, module } = match.route;
  const live = registryFor(path)?.remotes[app]?.live;
  if (!live || !('modules' in live)) return;
  const files = live.modules[module];
  if (!files) return;
  hint(live.base + live.entry, live.integrity);
  for (const file of [...files.js, ...files.css]) hint(live.base + file, null);
}
