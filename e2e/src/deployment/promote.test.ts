import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Team } from '@serein/tools/alone';
import type { Browser, Page } from 'playwright-core';
import { logIn } from '../site/accounts.ts';
import { liveEntry, teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

let browser: Browser;
let learn: Team;
let before: string;
beforeAll(async () => {
  browser = await launchBrowser();
  learn = await teamOf('learn');
  before = (await liveEntry('learn')).live.version;
  learn.edit('src/courses/CourseResults.tsx', '>Available Journeys<', '>Journeys for you<');
});
afterAll(async () => {
  await learn?.leave();
  await browser?.close();
});

test('a team begins a canary, takes it back, begins it again and promotes it', async () => {
  const begun = await learn.deploy('--canary', '1');
  expect(begun.output).toMatch(/is the canary, for 1 of 100 visitors,/);
  const aborted = await learn.deploy('abort');
  expect(aborted.output).toMatch(new RegExp(`learn ${before} is live .*the canary [0-9a-f]{16} is ended`));
  expect(await learn.deploy('promote')).toMatchObject({ code: 1, output: expect.stringMatching(/no canary/) });
  expect((await learn.deploy('--canary', '1')).code).toBe(0);
  expect((await liveEntry('learn')).live.version).toBe(before);
  expect((await learn.deploy('promote')).code).toBe(0);
  const { live, previous } = await liveEntry('learn');
  expect(live.version).not.toBe(before);
  expect(previous?.version).toBe(before);
  expect((await learn.deploy('list')).output).toMatch(new RegExp(`${live.version} +live [\\s\\S]*${before} +previous`));
}, 180_000);

test('an admin rolls it back with one press, and undoes that; a patient has no such page', async () => {
  const patient = await visit(browser);
  await logIn(patient.page, 'patient');
  await patient.page.goto('/admin/remotes');
  await patient.page.waitForURL((url) => url.pathname === '/');

  const { live } = await liveEntry('learn');
  const admin = await visit(browser);
  const { page } = admin;
  await logIn(page, 'admin');
  await page.goto('/admin/remotes');
  const card = page.getByRole('listitem', { name: 'Learn' });
  await card.getByRole('button', { name: /^Roll Learn back to/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Roll back to/ })
    .click();
  await card.getByText(/^Learn was rolled back to/).waitFor();
  expect((await liveEntry('learn')).live.version).toBe(before);
  await seeCourses(patient.page, 'Available Journeys');

  await card.getByRole('button', { name: /^Undo: back to/ }).click();
  await card.getByText(new RegExp(`^Learn was rolled back to ${live.version.slice(0, 4)}`)).waitFor();
  await seeCourses(patient.page, 'Journeys for you');
  await card.getByRole('button', { name: 'History of Learn' }).click();
  await page.getByRole('dialog').getByText('the learn team').first().waitFor();
  expect(await admin.troubles()).toEqual([]);
  expect(await patient.troubles()).toEqual([]);
  await admin.close();
  await patient.close();
});

async function seeCourses(page: Page, heading: string): Promise<void> {
  await page.goto('/courses');
  await page.getByRole('heading', { name: heading }).waitFor();
}
