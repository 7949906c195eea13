import { setTimeout as delay } from 'node:timers/promises';
import { registryRoutes, SHELL_APP, type SiteRegistry } from '@serein/contracts/registry';

const WITHIN_MS = 10_000;
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

/** Asks the site until new visitors get the version, but not for ever. Answers the version that they got last. */
export async function waitUntilServed(url: string, app: string, version: string): Promise<string | undefined> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const served = await servedVersion(url, app);
    if (served === version || Date.now() > until) return served;
    await delay(PAUSE_MS);
  }
}
