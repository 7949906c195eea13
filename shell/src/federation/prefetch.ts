import { matchRoute } from '../routing/match.ts';
import { moduleEntry } from './modules.ts';
import { filesOf, pointerOf } from './registry.ts';

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
  const match = matchRoute(new URL(path, location.href).pathname);
  if (match.kind === 'page') moduleEntry(match.route.app, match.route.module);
}

const hinted = new Set<string>();

function hint(file: string): void {
  if (hinted.has(file)) return;
  hinted.add(file);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = file;
  document.head.append(link);
}

/** Somebody may go there: lets the browser fetch the files of a remote's page when it has nothing else to do. */
export async function prefetchWhenIdle(path: string): Promise<void> {
  const match = matchRoute(path);
  if (match.kind !== 'page' || match.route.app === 'shell' || !hasBytesToSpare()) return;
  const pointer = await pointerOf(match.route.app).catch(() => null);
  const files = pointer ? filesOf(pointer, match.route.module) : null;
  for (const file of files ? [...files.scripts, ...files.styles] : []) hint(file);
}
