import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registryRoutes } from '@serein/contracts/registry';
import type { Team } from '@serein/tools/alone';
import type { Browser } from 'playwright-core';
import { liveEntry, teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

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

test('R-59, R-60, R-61: a version that one visitor chose is shown to nobody else, with a banner and one click back', async () => {
  const { live: before } = await liveEntry('learn');
  learn.edit('src/courses/CourseResults.tsx', '>Available Journeys<', '>Journeys to come<');
  const chosen = await learn.deployed();
  expect((await learn.deploy('rollback')).code).toBe(0);

  const developer = await visit(browser);
  await developer.page.goto('/');
  const answer = await developer.page.request.post(registryRoutes.override.path, {
    data: { app: 'learn', version: chosen },
  });
  expect(answer.status()).toBe(200);
  await developer.page.goto('/courses');
  await developer.page.getByRole('heading', { name: 'Journeys to come' }).waitFor();
  const back = developer.page.getByRole('button', { name: 'Back to the live version' });
  await back.waitFor();

  await developer.page.goto('/preview/learn/CoursesPage');
  await developer.page
    .locator('[data-module-state="shown"]')
    .getByRole('heading', { name: 'Journeys to come' })
    .waitFor();
  await developer.page.goto('/courses');

  const patient = await visit(browser);
  await patient.page.goto('/courses');
  await patient.page.getByRole('heading', { name: 'Available Journeys' }).waitFor();
  // What stands in a link changes nothing.
  await patient.page.goto(`/courses?override=learn:${chosen}&learn=${chosen}`);
  await patient.page.getByRole('heading', { name: 'Available Journeys' }).waitFor();
  expect(await patient.page.getByRole('button', { name: 'Back to the live version' }).count()).toBe(0);

  await patient.page.goto('/preview/learn/CoursesPage');
  await patient.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await patient.page.locator('[data-module-state]').count()).toBe(0);

  await back.click();
  await developer.page.getByRole('heading', { name: 'Available Journeys' }).waitFor();
  expect((await liveEntry('learn')).live.version).toBe(before.version);
  expect(await developer.troubles()).toEqual([]);
  expect(await patient.troubles()).toEqual([]);
  await developer.close();
  await patient.close();
}, 180_000);
