import type { ComponentType } from 'react';
import type { AppName } from '../routes.ts';
import { loadRemoteModule, NotExposed } from './remote-runtime.ts';
import { loadShellPage } from './shell-pages.ts';

/** A module that is loaded or on its way. `null`: the live version of its app does not have it. */
type Entry = Promise<ComponentType | null>;

const entries = new Map<string, Entry>();

async function load(app: AppName, module: string): Promise<ComponentType | null> {
  try {
    const loaded = await (app === 'shell' ? loadShellPage(module) : loadRemoteModule(app, module));
    return loaded?.default ?? null;
  } catch (error) {
    if (error instanceof NotExposed) return null;
    throw error;
  }
}

/** The module's cache entry; loading starts with the first question for it. A failure is kept until `forgetModule`. */
export function moduleEntry(app: AppName, module: string): Entry {
  const key = `${app}/${module}`;
  const known = entries.get(key);
  if (known) return known;
  const entry = load(app, module);
  entries.set(key, entry);
  entry.then(
    // React's `use` reads these two, so that a module that is there renders without a pause.
    (component) => Object.assign(entry, { status: 'fulfilled', value: component }),
    () => {}, // whoever renders it sees the failure
  );
  return entry;
}

/** Drops a failed module, so that it is loaded anew. */
export function forgetModule(app: AppName, module: string): void {
  entries.delete(`${app}/${module}`);
}
