import { ERRORS } from '@serein/contracts';
import { type AppOverview, type ChangeBody, type Pointer, registryRoutes } from '@serein/contracts/registry';
import { DeployFailure } from '../failure.ts';
import { changeSentence } from '../output/change-line.ts';
import type { Steps } from '../output/steps.ts';
import { Refusal, type RegistryClient } from '../site/registry-client.ts';
import { waitUntilServed } from '../site/served.ts';

interface Moved {
  pointer: Pointer;
  /** Whether new visitors get what the pointer says. */
  isServed: boolean;
}

/**
 * Moves the pointer of an app, if it is still the one that was seen, and waits until the site serves what it says.
 * Throws with who was faster, or why the site refuses.
 */
export async function point(
  client: RegistryClient,
  app: string,
  change: Omit<ChangeBody, 'revision'>,
  seen: AppOverview | null,
  steps: Steps,
): Promise<Moved> {
  const body = { ...change, revision: seen?.revision ?? null };
  const { pointer } = await steps.run(
    'move the pointer',
    async () => {
      try {
        return (await client.call(registryRoutes.change, { params: { app }, body })).app;
      } catch (error) {
        throw error instanceof Refusal ? await explained(error, client, app) : error;
      }
    },
    ({ revision }) => `pointer moved, revision ${revision}`,
  );
  if (change.action === 'canary' || change.action === 'abort') return { pointer, isServed: true };
  return { pointer, isServed: await isServed(client, app, pointer.version, steps) };
}

/** Waits until new visitors get the version, and says what they get. */
export async function isServed(client: RegistryClient, app: string, version: string, steps: Steps): Promise<boolean> {
  const servedNow = await steps.run(
    'wait for the site',
    () => waitUntilServed(client.access.url, app, version),
    (served) =>
      served === version
        ? `new visitors get ${version}`
        : `new visitors get ${served ?? 'nothing'}: the site cannot use ${version}, or follows late`,
  );
  return servedNow === version;
}

/** The last word of a change. Where the version is not shown the command has failed, whatever the pointer says. */
export const live = (isServed: boolean): string => (isServed ? 'live' : 'set as the live version, but not shown,');

async function explained(refusal: Refusal, client: RegistryClient, app: string): Promise<DeployFailure> {
  if (refusal.code === 'registryMoved') {
    const now = await client.overview(app);
    const what = now ? `: ${changeSentence(now.pointer.change)}` : '';
    return new DeployFailure(`Somebody else was faster${what}. Nothing was changed; look at it and try again.`);
  }
  if (refusal.code !== 'gateRefused') return refusal;
  return new DeployFailure([ERRORS.gateRefused.message, ...refusal.reasons].join('\n      '));
}
