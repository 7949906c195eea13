import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CANARY, type RegistryEntry, registryRoutes, type SiteRegistry } from '@serein/contracts/registry';
import type { Team } from '@serein/tools/alone';
import type { Browser, Page } from 'playwright-core';
import { liveEntry, teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

const AT_ONCE = 6;

let browser: Browser;
let learn: Team;
beforeAll(async () => {
  browser = await launchBrowser();
  learn = await teamOf('learn');
});
afterAll(async () => {
  await learn?.leave();
  await browser?.close();
});

test('R-48, R-53, R-55: a canary that crashes ends by itself, and nobody has seen a broken page', async () => {
  const { live } = await liveEntry('learn');
  learn.edit('src/courses/CoursesPage.tsx', "  usePageTitle('The Academy');", "  throw new Error('A sick canary');");
  expect(await learn.deploy('--canary', '90', '--force')).toMatchObject({ code: 0 });

  const first = await visit(browser, { expected: [/A sick canary/] });
  const channels: unknown[] = [];
  for (let time = 1; time <= 3; time++) {
    await first.page.goto('/courses');
    channels.push(await shownChannel(first.page));
  }
  expect(new Set(channels).size).toBe(1);
  await first.close();

  const seen = new Set<string | undefined>();
  let latest = '';
  for (let visitors = 0; !latest.includes(' abort ') && visitors < 3 * CANARY.minLoads; visitors += AT_ONCE) {
    for (const channel of await Promise.all(Array.from({ length: AT_ONCE }, lookAtCourses))) seen.add(channel);
    latest = (await learn.deploy('history', '--limit', '1')).output;
  }
  expect(seen).toContain('canary');
  expect(latest).toMatch(/ abort .* the gateway .*Of the canary's loads 100% \(of \d+\) went wrong/);
  expect((await liveEntry('learn')).live.version).toBe(live.version);
}, 240_000);

/** A new visitor opens /courses, and stays until his browser has told how it went. */
async function lookAtCourses(): Promise<RegistryEntry['channel'] | undefined> {
  const someone = await visit(browser, { expected: [/A sick canary/] });
  const { page } = someone;
  const told = page.waitForResponse(`**${registryRoutes.report.path}`);
  await page.goto('/courses');
  const channel = await shownChannel(page);
  await told;
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
  return channel;
}

async function shownChannel(page: Page): Promise<RegistryEntry['channel'] | undefined> {
  await page.getByRole('heading', { name: /Available Journeys/ }).waitFor();
  const text = await page.locator('#serein-registry').textContent();
  return (JSON.parse(text ?? '{}') as SiteRegistry).remotes.learn?.channel;
}
