import { MANIFEST_FILE, registryRoutes, SHELL_APP, type SmokeReport } from '@serein/contracts/registry';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Candidate, readJson } from '../build/candidate.ts';
import { DeployFailure } from '../failure.ts';
import { inParallel } from '../in-parallel.ts';
import type { Access } from '../site/access.ts';
import { openBrowser } from './browser.ts';
import { visitsOfRemote } from './remote.ts';
import { visitsOfShell } from './shell.ts';
import { troubleAt, type Visit } from './visit.ts';

const TABS_AT_ONCE = 3;
const MAX_TROUBLE = 1_000;

/**
 * Shows every page of a published candidate inside the live site, to a browser that has the site's override for it, and
 * reports what went wrong. Where there is no browser, the report says so.
 */
export async function smokeLoad(access: Access, candidate: Candidate): Promise<SmokeReport> {
  const browser = await openBrowser();
  if ('why' in browser) return { ran: false, why: browser.why.slice(0, 300) };
  try {
    const context = await contextWith(browser, access, candidate);
    const visits = await visitsOf(candidate);
    const troubles = new Map<string, string | null>();
    await inParallel(TABS_AT_ONCE, visits, async (visit) => {
      troubles.set(visit.name, (await troubleAt(context, visit))?.slice(0, MAX_TROUBLE) ?? null);
    });
    return { ran: true, modules: visits.map(({ name }) => ({ module: name, trouble: troubles.get(name) ?? null })) };
  } finally {
    await browser.close();
  }
}

async function visitsOf(candidate: Candidate): Promise<Visit[]> {
  return candidate.app === SHELL_APP
    ? visitsOfShell(await readJson(candidate, 'routes.json'))
    : visitsOfRemote(candidate.app, await readJson(candidate, MANIFEST_FILE));
}

async function contextWith(browser: Browser, { url, token }: Access, candidate: Candidate): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // what is tried is the candidate, not a worker of the live shell
  });
  // The context's own request: the cookie of the answer stays in it.
  const answer = await context.request.post(registryRoutes.override.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { app: candidate.app, version: candidate.version },
  });
  if (!answer.ok()) {
    throw new DeployFailure(`The site does not let the candidate be tried: it answered ${answer.status()}.`);
  }
  return context;
}
