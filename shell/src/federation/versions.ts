import { registryRoutes, type SiteRegistry } from '@serein/contracts/registry';
import { call } from '@serein/mfe-kit';
import { followRevisionWith } from '@serein/mfe-kit/host';
import { isSafe } from './adoption.ts';
import { isRegistry, parseRegistry } from './registry.ts';
import { hasUnsentInput } from './unsent-input.ts';

/** No more questions than one in this time, whatever the answers of the API say. */
const PAUSE_MS = 1_000;
/** A tab that nobody looked at for this long asks when somebody does. */
const LONG_MS = 15 * 60_000;

/** As the document came with it. */
export const first: SiteRegistry | null = parseRegistry(document.getElementById('serein-registry')?.textContent);

let held = first;
let latest = first;
/** By the clock on the wall, which goes on while the device sleeps. */
let askedAt = Date.now();
let asking: Promise<SiteRegistry> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The newest registry that this tab knows of. */
export const latestRegistry = (): SiteRegistry | null => latest;

/** Called with the registry that the page on the screen was made with. */
export function hold(registry: SiteRegistry | null): void {
  held = registry;
}

/** The registry that a page would be shown with if one went there now. */
export const registryFor = (path: string): SiteRegistry | null =>
  isSafe({ from: location.pathname, to: path, hasUnsentInput: hasUnsentInput() }) ? latest : held;

/** Asks the site for its registry. */
export function askRegistry(): Promise<SiteRegistry> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<SiteRegistry> {
  askedAt = Date.now();
  const answer = await call(registryRoutes.live);
  if (!isRegistry(answer)) throw new Error('The registry is not what it should be.');
  if (answer.revision !== latest?.revision) latest = answer;
  return latest;
}

/** Another try comes with the next answer of the API. */
const askQuietly = (): void => void askRegistry().catch(() => {});

/** Learns of deployments: from the answers of the API, and when a tab is looked at after a long time. */
export function followDeployments(): void {
  followRevisionWith((revision) => {
    if (revision === latest?.revision || asking) return;
    clearTimeout(timer);
    timer = setTimeout(askQuietly, Math.min(PAUSE_MS, askedAt + PAUSE_MS - Date.now()));
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > LONG_MS) askQuietly();
  });
}
