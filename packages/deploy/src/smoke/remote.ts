import { RemoteManifest } from '@serein/contracts/registry/schemas';
import type { Locator, Page } from 'playwright-core';
import { PAGE_WITHIN_MS, type Visit } from './visit.ts';

/** A page may wait for its data before it takes any room. */
const CONTENT_WITHIN_MS = 10_000;

/** Each module that a remote exposes, on the shell's preview page. */
export function visitsOfRemote(app: string, manifest: unknown): Visit[] {
  const { data } = RemoteManifest.safeParse(manifest);
  return Object.keys(data?.modules ?? {}).map((module) => ({
    name: module,
    path: `/preview/${app}/${module}`,
    look: lookAtModule,
  }));
}

async function lookAtModule(page: Page): Promise<string | null> {
  const place = page.locator('[data-module-state="shown"], [data-module-state="failed"]').first();
  const isThere = await place.waitFor({ state: 'attached', timeout: PAGE_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return `not shown within ${PAGE_WITHIN_MS / 1000} s`;
  if ((await place.getAttribute('data-module-state')) === 'failed') {
    return (await place.getAttribute('data-trouble')) ?? 'failed to show';
  }
  return (await hasContent(place)) ? null : 'shows nothing';
}

const hasContent = (place: Locator): Promise<boolean> =>
  place
    .locator(':scope > *')
    .first()
    .waitFor({ state: 'visible', timeout: CONTENT_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
