import type { RegistryEntry, RemoteManifest, RemoteRelease, SiteRegistry } from '@serein/contracts/registry';
import type { AppName } from '../routes.ts';

export type RemoteName = Exclude<AppName, 'shell'>;

/** Reads the registry that the gateway wrote into the page; null when it is missing or garbled. */
export function parseRegistry(text: string | null | undefined): SiteRegistry | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRegistry(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether what came from the network or the page can be worked with. A broken release fails when it is loaded. */
export const isRegistry = (value: unknown): value is SiteRegistry =>
  isObject(value) && typeof value.revision === 'string' && isObject(value.remotes) && isObject(value.shell);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What to take an app's modules from, the best first. Who chose a version sees it as it is: no other one hides its
 * failures.
 */
export const releasesOf = ({ live, previous, channel }: RegistryEntry): RegistryEntry['live'][] =>
  previous && channel !== 'override' ? [live, previous] : [live];

/**
 * A release with all that is known of it. Only a dev server is asked: its manifest changes.
 * @throws where the dev server does not answer with its manifest
 */
export async function completeRelease(release: RegistryEntry['live']): Promise<RemoteRelease> {
  if ('modules' in release) return release;
  const { version, base } = release;
  const response = await fetch(`${base}manifest.json`);
  if (!response.ok) throw new Error(`No manifest at ${base}: ${response.status}`);
  const { container, entry, modules }: RemoteManifest = await response.json();
  return { version, base, container, entry, modules, integrity: null };
}
