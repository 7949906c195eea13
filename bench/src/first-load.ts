import { gzipSync } from 'node:zlib';
import { CHROMIUM_FLAGS, findChromium } from '@serein/infra';
import { type Browser, chromium, type Page } from 'playwright-core';

/** What one first visit costs, with an empty cache. Sizes are bytes after gzip level 9. */
export interface FirstLoad {
  path: string;
  /** JavaScript, by file path. */
  scripts: Record<string, number>;
  scriptBytes: number;
  styleBytes: number;
  /** Responses that had to arrive one after the other before `landmark` was seen, the HTML included. */
  depth: number;
}

const ADDED_DELAY_MS = 1_500;

/**
 * Visits a page twice. The first visit counts bytes. The second delays every answer by the same
 * time, so that the time to the landmark, in whole delays, is the depth of the request chain.
 */
export async function measureFirstLoad(siteUrl: string, path: string, landmark: string): Promise<FirstLoad> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return {
      path,
      ...(await countBytes(browser, siteUrl + path, landmark)),
      depth: await countDepth(browser, siteUrl + path, landmark),
    };
  } finally {
    await browser.close();
  }
}

async function countBytes(browser: Browser, url: string, landmark: string) {
  const page = await freshPage(browser);
  const scripts: Record<string, number> = {};
  let styleBytes = 0;
  const bodies: Promise<void>[] = [];
  let counting = true;
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!counting || (kind !== 'script' && kind !== 'stylesheet')) return;
    bodies.push(
      response.body().then((body) => {
        const size = gzipSync(body, { level: 9 }).length;
        if (kind === 'script') scripts[new URL(response.url()).pathname] = size;
        else styleBytes += size;
      }),
    );
  });
  await page.goto(url);
  await page.locator(landmark).first().waitFor();
  // What is fetched for later pages, when the browser has nothing else to do, is not the first load.
  counting = false;
  await Promise.all(bodies);
  await page.context().close();
  return { scripts, styleBytes, scriptBytes: Object.values(scripts).reduce((sum, size) => sum + size, 0) };
}

async function countDepth(browser: Browser, url: string, landmark: string): Promise<number> {
  const page = await freshPage(browser);
  await page.route('**/*', async (route) => {
    await new Promise((next) => setTimeout(next, ADDED_DELAY_MS));
    await route.continue().catch(() => undefined);
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(landmark).first().waitFor();
  const depth = Math.floor((performance.now() - start) / ADDED_DELAY_MS);
  await page.context().close();
  return depth;
}

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return context.newPage();
}
