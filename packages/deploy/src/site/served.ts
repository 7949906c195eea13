import { setTimeout as delay } from 'node:timers/promises';
import { registryRoutes, SHELL_APP, type SiteRegistry } from '@serein/contracts/registry';

const WITHIN_MS = 5_000;
const PAUSE_MS = 10;

/** The registry as a new visitor gets it; undefined while the site does not answer. */
async function seenAt(url: string): Promise<SiteRegistry | undefined> {
  const answer = await fetch(url + registryRoutes.live.path, { signal: AbortSignal.timeout(WITHIN_MS) }).catch(
    () => undefined,
  );
  return answer?.ok ? ((await answer.json()) as SiteRegistry) : undefined;
}

/** Which version of an app new visitors get; undefined where the site does not say. */
async function servedVersion(url: string, app: string): Promise<string | undefined> {
  const registry = await seenAt(url);
  return app === SHELL_APP ? registry?.shell.version : registry?.remotes[app]?.live.version;
}

/** Asks the site until new visitors get the version. Answers whether they do within the time that one waits for it. */
export async function waitUntilServed(url: string, app: string, version: string): Promise<boolean> {
  const until = Date.now() + WITHIN_MS;
  while ((await servedVersion(url, app)) !== version) {
    if (Date.now() > until) return false;
    await delay(PAUSE_MS);
  }
  return true;
}
