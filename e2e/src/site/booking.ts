import type { Page } from 'playwright-core';

/** Goes from a list of doctors to the first one who takes bookings. Answers his name. */
export async function openFirstAvailableDoctor(page: Page): Promise<string> {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('Available', { exact: true }) })
    .first();
  await card.waitFor();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/appointment/**');
  // The address changes before the page does: until then the heading is the list's.
  await page.getByRole('group', { name: 'Choose a day' }).waitFor();
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
}

/** Takes a slot some days ahead, so that no test runs into the end of today's. */
export async function chooseSlot(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Choose a day' });
  await days.locator('label').nth(3).click();
  const times = page.getByRole('group', { name: /Choose a time/ });
  await times
    .locator('label', { has: page.locator('input:enabled') })
    .first()
    .click();
}
