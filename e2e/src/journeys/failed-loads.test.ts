import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn } from '../site/accounts.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const REASON = 'Something went wrong on our side. Please try again.';

/** Lets a call fail as the service does when it meets a bug. */
const fail = (page: Page, path: string | RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'unexpected', message: REASON, requestId: 'r' } }),
  );
const messageOf = (page: Page) => page.locator('.toast-layer').getByText(REASON);

test('what does not load says why in its place and as a message', async () => {
  const someone = await visit(browser, { expected: [/500/] });
  const { page } = someone;
  await logIn(page, 'patient');
  await fail(page, '**/api/doctor/list*');
  await page.goto('/doctors');
  await page.getByRole('main').getByRole('alert').getByText(REASON).waitFor();
  await messageOf(page).waitFor();

  await fail(page, '**/api/user/appointments*');
  await page.goto('/my-appointments');
  await page.getByRole('main').getByText('Failed to fetch appointments').waitFor();
  await messageOf(page).waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a doctor whose own page does not load is shown as the list knows him, and can be booked', async () => {
  const someone = await visit(browser, { expected: [/500/] });
  const { page } = someone;
  await page.goto('/doctors');
  const link = page.getByRole('article').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await fail(page, /\/api\/doctor\/[0-9a-f]{24}$/);
  await link.click();
  await page.waitForURL('**/appointment/**');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('group', { name: 'Choose a day' }).waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('the search of the home page comes from care: without it, the way to the list is there', async () => {
  const someone = await visit(browser, { expected: [/.*/] });
  const { page } = someone;
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search doctors' }).fill('  kochi ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/doctors?search=kochi');

  await page.route('**/site/care/**', (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Find a doctor' }).click();
  await page.waitForURL('**/doctors');
  await someone.close();
});
