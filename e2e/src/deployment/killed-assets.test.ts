import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RemoteRelease, registryRoutes } from '@serein/contracts/registry';
import type { Team } from '@serein/tools/alone';
import type { Browser, Page, Route } from 'playwright-core';
import { liveEntry, teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

/** Longer than the shell waits for a file, and than this test waits for an outcome. */
const HANGS_MS = 90_000;

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  404: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  503: (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not now.' }),
  garbage: (route) => route.fulfill({ status: 200, body: '<!doctype html><title>A captive portal</title>' }),
  slow: async (route) => {
    await new Promise((later) => setTimeout(later, HANGS_MS).unref());
    await route.abort().catch(() => undefined);
  },
};

/** Which addresses fail, and what is left of /doctors. The manifest is not among them: only the gateway reads it. */
interface Loss {
  what: string;
  glob: string;
  /** Whether the registry that stands in the page is cut, too. */
  registryCut?: true;
  outcome: 'page' | 'message' | 'the document says so';
}

let browser: Browser;
let care: Team;
let losses: Loss[];

beforeAll(async () => {
  browser = await launchBrowser();
  care = await teamOf('care');
  care.edit('src/doctors/DoctorsPage.tsx', "'All Doctors'", "'All  Doctors'");
  await care.deployed(); // now there is a version to fall back to
  const entry = await liveEntry('care');
  expect(entry.previous).not.toBeNull();
  losses = [
    ...Object.entries(filesOf(entry.live)).map(([what, file]): Loss => {
      return { what, glob: `**${entry.live.base}${file}`, outcome: 'page' };
    }),
    { what: 'the remote in both versions', glob: '**/site/care/**', outcome: 'message' },
    { what: 'the registry in the page', glob: '**/nothing', registryCut: true, outcome: 'page' },
    {
      what: 'the registry altogether',
      glob: `**${registryRoutes.live.path}`,
      registryCut: true,
      outcome: 'message',
    },
    { what: "the shell's script", glob: '**/site/shell/*/main.js', outcome: 'the document says so' },
  ];
}, 180_000);
afterAll(async () => {
  await care?.leave();
  await browser?.close();
});

test.each(Object.keys(FAULTS))(
  'R-48, R-51: each file of a page in turn, %s: the page or a message in its place, and the rest works',
  async (fault) => {
    const seen = await Promise.all(losses.map(async (loss) => [loss.what, await outcomeOf(loss, fault)]));
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(losses.map(({ what, outcome }) => [what, outcome])));
  },
);

/** One file of each class that /doctors loads from the remote. */
function filesOf({ entry, modules }: RemoteRelease): Record<string, string> {
  const { DoctorsPage: page, ...others } = modules;
  const shared = page?.js.find((file) => Object.values(others).some(({ js }) => js.includes(file)));
  const own = page?.js.find((file) => file !== shared);
  const [style] = page?.css ?? [];
  if (!own || !style || !shared) throw new Error('DoctorsPage has not one file of each class');
  return { entry, 'page chunk': own, style, 'shared chunk': shared };
}

/** A person opens /doctors with a loss, and goes on to another remote's page unless nothing can be shown at all. */
async function outcomeOf({ glob, registryCut }: Loss, fault: string): Promise<Loss['outcome']> {
  const someone = await visit(browser, { expected: [/.*/] });
  const { page } = someone;
  page.setDefaultTimeout(HANGS_MS);
  if (registryCut) await cutRegistry(page);
  await page.route(glob, (route) => FAULTS[fault]?.(route));
  await page.goto('/doctors', { waitUntil: 'commit' });

  const main = page.getByRole('main');
  const doctor = main.locator('a[href^="/appointment/"]').first();
  const retry = main.getByRole('button', { name: /Retry|Try again/i });
  const unloaded = main.getByRole('heading', { name: 'The site did not load' });
  await doctor.or(retry).or(unloaded).first().waitFor();
  if (await unloaded.isVisible()) {
    await someone.close();
    return 'the document says so';
  }
  const outcome = (await doctor.isVisible()) ? 'page' : 'message';
  const banner = page.getByRole('banner');
  if (outcome === 'message' && registryCut) {
    await banner.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await main.getByRole('heading', { level: 1 }).waitFor();
  } else {
    await banner.getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('heading', { name: /Available Journeys/ }).waitFor();
  }
  await someone.close();
  return outcome;
}

async function cutRegistry(page: Page): Promise<void> {
  await page.route('**/doctors', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(id="serein-registry">)[^<]*/, '$1{"remotes":');
    return route.fulfill({ response: answer, body });
  });
}
