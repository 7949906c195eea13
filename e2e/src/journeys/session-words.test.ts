import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { endSessionsElsewhere, logIn, logOut, signUp } from '../site/accounts.ts';
import { launchBrowser, VIEWPORTS, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const messages = (page: Page) => page.locator('.Toastify__toast');

test('a logout in another tab is explained where it leads to the login; the own one needs no words', async () => {
  const someone = await visit(browser);
  const { page, context } = someone;
  await logIn(page, 'patient');
  const other = await context.newPage();
  await other.goto('/my-appointments');
  await other.getByRole('article').first().waitFor();
  await page.goto('/my-appointments');
  await page.getByRole('article').first().waitFor();
  await logOut(page);
  await other.waitForURL('**/login');
  await other.bringToFront();
  await other.getByText('Your session ended in another tab. Please log in to continue.').waitFor();
  expect(await messages(page).count()).toBe(0);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('the end of a session is told once, however many answers tell it', async () => {
  const someone = await visit(browser, { expected: [/status 401/, /401 \(Unauthorized\)/] });
  const { page } = someone;
  await signUp(page, 'Otto Once');
  await page.goto('/complete-profile');
  await page.getByRole('textbox', { name: /city/i }).fill('Kochi');
  await endSessionsElsewhere(page);
  await page.getByRole('button', { name: /Save/ }).click();
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  await page.waitForURL('**/login');
  // None where the machine was so slow that it has closed again.
  expect(await messages(page).count()).toBeLessThan(2);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('nobody signs out on all devices by one slip', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await signUp(page, 'Asked First');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await page.waitForURL('**/login');
  await page.getByText('You are signed out on all your devices.').waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a visitor finds the sign-up behind Create Account, hears of the other mode, and reads the terms beside it', async () => {
  const someone = await visit(browser, { viewport: VIEWPORTS.desktop });
  const { page, context } = someone;
  await page.goto('/about');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await page.getByRole('textbox', { name: /name/i }).fill('Typed Already');
  const [terms] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /^terms/ }).click()]);
  await terms.waitForURL('**/terms');
  expect(await page.getByRole('textbox', { name: /name/i }).inputValue()).toBe('Typed Already');

  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).and(page.locator(':focus')).waitFor();
  await page.locator('#route-announcement', { hasText: 'Login · Serein' }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Use only a phone number' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in anonymously' }).waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('the bar stays within the narrowest phone, with wide letters too', async () => {
  for (const width of [320, 360]) {
    const someone = await visit(browser, { viewport: { width, height: 640 } });
    const { page } = someone;
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await pageWidth()).toBe(width);
    // WCAG 1.4.12
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await pageWidth()).toBe(width);
    await someone.close();
  }
});
