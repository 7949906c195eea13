import { type PageRoute, PageRoutes } from '@serein/contracts/registry/schemas';
import type { Page } from 'playwright-core';
import { PAGE_WITHIN_MS, type Visit } from './visit.ts';

/** Each page of the site that a visitor without a session may open, with the candidate around it. */
export function visitsOfShell(routes: unknown): Visit[] {
  const { data = [] } = PageRoutes.safeParse(routes);
  return data.filter(isOpen).map(({ path }) => ({ name: path, path, look: lookAtPage }));
}

/** A redirect has no module. */
function isOpen({ path, module, guard }: PageRoute): boolean {
  return module !== undefined && !/[:*]/.test(path) && (guard === 'none' || guard === 'visitor');
}

/** Every page has a heading; one that did not load has a message in its place. */
async function lookAtPage(page: Page): Promise<string | null> {
  // An empty one only waits for something to announce.
  const failure = page.locator('main [role="alert"]').filter({ hasText: /\S/ });
  await page
    .locator('main h1')
    .or(failure)
    .first()
    .waitFor({ state: 'visible', timeout: PAGE_WITHIN_MS })
    .catch(() => undefined);
  if ((await failure.count()) > 0) return `shows "${await failure.first().textContent()}"`;
  return (await page.locator('main h1').count()) > 0 ? null : `no heading within ${PAGE_WITHIN_MS / 1000} s`;
}
