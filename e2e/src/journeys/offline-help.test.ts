import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, VIEWPORTS, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /status (of )?503/];

/** The worker is there and has the helplines. */
const helplinesAreKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

/** What the page of help is made of has arrived. */
async function helpPageIsHere(page: Page): Promise<void> {
  const files = await page.evaluate(async () => {
    const { shell } = JSON.parse(document.getElementById('serein-registry')?.textContent ?? '');
    const routes: { path: string; files?: string[] }[] = await (
      await fetch(`/site/shell/${shell.version}/routes.json`)
    ).json();
    return routes.find(({ path }) => path === '/gethelpnow')?.files ?? [];
  });
  expect(files).not.toEqual([]);
  await page.waitForFunction((wanted) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return wanted.every((file) => loaded.some((name) => name.endsWith(`/${file}`)));
  }, files);
}

test('whoever loses the network still finds whom to call, by the link and by a reload', async () => {
  const someone = await visit(browser, {
    viewport: VIEWPORTS.phone,
    serviceWorkers: 'allow',
    expected: NO_NETWORK,
  });
  const { page, context } = someone;
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await helplinesAreKept(page);
  await helpPageIsHere(page);
  await context.setOffline(true);

  await page.getByRole('link', { name: 'Need help now?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Get help now' }).waitFor();
  expect(await page.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(await page.getByRole('link', { name: 'Call 14416' }).getAttribute('href')).toBe('tel:14416');
  await page.goto('/doctors');
  await page.getByRole('link', { name: 'Call 112' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /doctor/i }).waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('the worker leaves everything but the loading of pages alone', async () => {
  const someone = await visit(browser, { serviceWorkers: 'allow' });
  const { page, context } = someone;
  await page.goto('/');
  await helplinesAreKept(page);
  const worked: string[] = [];
  context.on('response', (response) => {
    if (response.fromServiceWorker() && !response.request().isNavigationRequest()) worked.push(response.url());
  });
  await page.goto('/doctors');
  await page.getByRole('article').first().waitFor();
  expect(worked).toEqual([]);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a browser that sends no navigation ahead gets its pages all the same', async () => {
  const someone = await visit(browser, { serviceWorkers: 'allow' });
  const { page } = someone;
  await page.goto('/about');
  await helplinesAreKept(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  await page.goto('/therapy');
  await page.waitForURL((url) => url.pathname !== '/therapy');
  expect((await page.goto('/doctors'))?.status()).toBe(200);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('where the page of help did not load in time, the first numbers stand in its place', async () => {
  const someone = await visit(browser, {
    viewport: VIEWPORTS.phone,
    expected: [...NO_NETWORK, /did not load|Loading/],
  });
  const { page, context } = someone;
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Need help now?' }).click();
  await page.getByRole('link', { name: /Call 112/ }).waitFor();
  expect(await page.getByRole('link', { name: /Tele-MANAS/ }).getAttribute('href')).toBe('tel:14416');
  await context.setOffline(false);
  await someone.close();
});
