import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, SITE_URL, VIEWPORTS, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const BUILT = [
  '/',
  '/login',
  '/gateway',
  '/gethelpnow',
  '/doctors',
  '/doctors/Psychologist',
  '/courses',
  '/forum',
  '/neha/chat',
];
const TO_COME = [
  '/about',
  '/plans',
  '/privacy',
  '/terms',
  '/hospitals',
  '/contact',
  '/awards',
  '/application',
  '/mind-reader',
  '/book-cab',
  '/neha',
  '/intelligence',
  '/aichip',
  '/vespera',
  '/forum/65f000000000000000000001',
];

test('axe finds nothing on the built pages, in either theme', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  for (const path of BUILT) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const light = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    // The theme changes the colours alone.
    const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    const found = [...light.violations, ...dark.violations];
    expect(found.map((v) => `${path}: ${v.id} ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
  }
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('no page is wider than a phone, a tablet or a desktop', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  for (const path of [...BUILT, ...TO_COME]) {
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const [device, viewport] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, device, surplus }).toEqual({ path, device, surplus: 0 });
    }
  }
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('every link of the top bar, the footer and the home page leads to a page of the site', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/');
  await page.getByRole('link', { name: /Psychiatric Care/ }).waitFor();
  await page.getByRole('article').first().waitFor();
  const paths = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((a) => a.pathname)),
  ]);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const answer = await page.request.get(`${SITE_URL()}${path}`, { headers: { accept: 'text/html' } });
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 });
  }
  await someone.close();
});

test('an unknown address is a page of its own, with the status 404 and a title', async () => {
  const someone = await visit(browser, { expected: [/404/] });
  const answer = await someone.page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await someone.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await someone.page.title()).toMatch(/Serein/);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a route change moves the focus, the title and the scroll position', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/doctors');
  await page.locator('a[href^="/appointment/"]').first().waitFor();
  const before = await page.title();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).click();
  await page.waitForURL('**/about');
  await page.waitForFunction(() => window.scrollY === 0 && document.activeElement !== document.body);
  expect(await page.title()).not.toBe(before);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
