import { CHROMIUM_FLAGS, findChromium } from '@serein/infra';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const SITE_URL = (): string => {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('SITE_URL is missing: run the journeys through `npm test -w e2e`.');
  return url;
};

export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/** What the browser says in place of a worker that is not let in. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page so far: console errors, failed requests, broken pictures. */
  troubles: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface VisitOptions {
  viewport?: { width: number; height: number };
  /** Troubles that this journey provokes on purpose. */
  expected?: RegExp[];
  /** Default: block. A request that passes through a worker is not seen by `page.route`. */
  serviceWorkers?: 'allow' | 'block';
}

/** A fresh person at the site: an empty context whose every trouble is kept. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: SITE_URL(),
    viewport: options.viewport ?? VIEWPORTS.desktop,
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  const page = await context.newPage();
  // For a busy machine, too.
  page.setDefaultTimeout(45_000);
  const found: string[] = [];
  const note = (text: string) => {
    if (![BLOCKED_WORKER, ...(options.expected ?? [])].some((pattern) => pattern.test(text))) found.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left drops the requests it no longer needs.
    if (reason !== 'net::ERR_ABORTED') note(`failed request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  const troubles = async () => [...found, ...(await brokenPictures(page))];
  return { page, context, troubles, close: () => context.close() };
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => `broken picture: ${image.currentSrc}`),
  );
}
