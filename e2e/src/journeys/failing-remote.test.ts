import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a remote that cannot be loaded stays in its room, and 'Retry' brings it back", async () => {
  const someone = await visit(browser, { expected: [/.*/] });
  const { page } = someone;
  await page.route('**/site/learn/**', (route) => route.abort('connectionfailed'));
  await page.goto('/courses');
  const retry = page.getByRole('main').getByRole('button', { name: /Retry|Try again/i });
  await retry.waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Doctors' }).click();
  await page.locator('a[href^="/appointment/"]').first().waitFor();
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await page.goBack();
  await retry.waitFor();
  await page.unroute('**/site/learn/**');
  await retry.click();
  await page.getByRole('heading', { name: /Available Journeys/ }).waitFor();
  await someone.close();
});
