import type { Page } from 'playwright-core';

/** Fills the checkout's card form with a card that the sandbox accepts, and pays. */
export async function payByCard(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /Name on card/i }).fill(name);
  await page.getByRole('textbox', { name: /Card number/i }).fill('4111 1111 1111 1111');
  await page.getByRole('textbox', { name: /Expiry/i }).fill('12/30');
  await page.getByLabel(/CVV/i).fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}
