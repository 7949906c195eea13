import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** One page to look at. */
export interface Visit {
  /** In the report. */
  name: string;
  path: string;
  /** What is wrong with the page, or null. Throws nothing. */
  look: (page: Page) => Promise<string | null>;
}

/** For one page, from the wish to its content. */
export const PAGE_WITHIN_MS = 20_000;
/** Data may come later than the page: what breaks with it is seen within this time. */
const QUIET_WITHIN_MS = 4_000;

/** A visitor has no session: what the API refuses for that reason is no trouble of the page. */
const REFUSED_BY_API = /status of (401|403|404)\b/;

/**
 * Opens a page in a tab of its own and answers what is wrong with it: what `look` finds, errors that the page threw
 * and errors in its console. Null when all is well.
 */
export async function troubleAt(context: BrowserContext, { path, look }: Visit): Promise<string | null> {
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) troubles.push(`console: ${message.text()}`);
  });
  try {
    await page.goto(path, { timeout: PAGE_WITHIN_MS, waitUntil: 'commit' });
    let found = await look(page);
    if (!found) {
      await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
      found = await look(page);
    }
    if (found) troubles.unshift(found);
  } catch (error) {
    troubles.unshift(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return troubles.length > 0 ? inOneLine(troubles) : null;
}

/** Without stacks, and without what another of them says already. */
function inOneLine(troubles: readonly string[]): string {
  const said: string[] = [];
  for (const trouble of troubles.map((text) => text.split('\n')[0] ?? '')) {
    const what = trouble.replace(/^(page error|console): (Uncaught )?(\w*Error: )?/, '');
    if (!said.some((earlier) => earlier.includes(what))) said.push(trouble);
  }
  return said.join('; ');
}

function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return URL.canParse(url) && new URL(url).pathname.startsWith('/api/') && REFUSED_BY_API.test(message.text());
}
