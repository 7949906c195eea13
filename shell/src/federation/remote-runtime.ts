import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { filesOf, pointerOf, type RemoteName } from './registry.ts';

const RETRY_DELAYS_MS = [400, 1_500];
const registered = new Set<RemoteName>();

/** What an exposed module must be: its default export is a component. */
interface RemoteModule {
  default: ComponentType<Record<never, never>>;
}

/** The remote does not expose the module (yet): the page is coming soon. */
export class NotExposed extends Error {
  override readonly name = 'NotExposed';
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const hasShape = (loaded: unknown): loaded is RemoteModule =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded && isComponent(loaded.default);

/** Loads one module of a remote, without the runtime asking for its manifest: it stands in the page. */
async function loadOnce(remote: RemoteName, module: string, again: boolean): Promise<RemoteModule> {
  const pointer = await pointerOf(remote);
  if (!filesOf(pointer, module)) throw new NotExposed(`${remote} has no ${module}`);
  if (again || !registered.has(remote)) {
    const { globalName, remoteEntry } = pointer.manifest.metaData;
    const entry = new URL(pointer.base + remoteEntry.name, location.href).href;
    registerRemotes([{ name: globalName, alias: remote, entry, entryGlobalName: globalName, type: 'global' }], {
      force: again,
    });
    registered.add(remote);
  }
  const loaded = await loadRemote(`${remote}/${module}`);
  if (!hasShape(loaded)) throw new Error(`${remote}/${module} is not a component`);
  return loaded;
}

/**
 * Loads one module of a remote, and tries again when that fails.
 * @throws NotExposed when the live version does not have it; otherwise the last failure
 */
export async function loadRemoteModule(remote: RemoteName, module: string): Promise<RemoteModule> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await loadOnce(remote, module, delay !== RETRY_DELAYS_MS[0]);
    } catch (error) {
      if (error instanceof NotExposed) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return loadOnce(remote, module, true);
}
