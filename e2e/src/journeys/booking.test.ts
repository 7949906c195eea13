import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { signUp } from '../site/accounts.ts';
import { payByCard } from '../site/checkout.ts';
import { launchBrowser, VIEWPORTS, type Visit, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each([
  ['desktop', VIEWPORTS.desktop],
  ['phone', VIEWPORTS.phone],
])('a visitor finds a doctor, signs up, books, pays and cancels (%s)', async (_device, viewport) => {
  const someone = await visit(browser, { viewport });
  const { page } = someone;

  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Book Appointment With Trusted Doctors' }).waitFor();
  await page.getByRole('link', { name: /Psychiatric Care/ }).click();
  await page.waitForURL('**/doctors/Psychiatrist');
  const doctorName = await openFirstAvailableDoctor(someone);
  const doctorUrl = page.url();

  await signUp(page, 'Meera Journey');
  await page.goto(doctorUrl);
  await page.getByRole('heading', { level: 1, name: doctorName }).waitFor();
  await chooseSlot(someone);
  await page.getByRole('radio', { name: /online/i }).check({ force: true });
  await page
    .getByRole('textbox', { name: /problem|describe|description/i })
    .fill('I have trouble sleeping and feel tense at work.');
  await page.getByRole('button', { name: 'Book appointment' }).click();

  await page.waitForURL('**/my-appointments');
  const booked = page.getByRole('article').filter({ hasText: doctorName });
  await booked.getByText('Unpaid', { exact: true }).waitFor();
  await booked
    .getByRole('link', { name: 'Pay Now' })
    .or(booked.getByRole('button', { name: 'Pay Now' }))
    .click();

  await page.waitForURL('**/checkout**');
  await payByCard(page, 'Meera Journey');
  await page.waitForURL('**/my-appointments');
  await booked.getByText('Paid', { exact: true }).waitFor();

  await booked.getByRole('button', { name: /Cancel/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel appointment|Yes/i })
    .click();
  await booked.getByText(/^cancelled$/i).waitFor();

  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a payer who mistypes his card is told what to mend, and nothing is sent', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  const paid: string[] = [];
  page.on('request', (request) => request.url().includes('process-payment') && paid.push(request.url()));
  await signUp(page, 'Kiran Card');
  await page.goto('/doctors');
  await openFirstAvailableDoctor(someone);
  await chooseSlot(someone);
  await page.getByRole('textbox', { name: 'Describe it in your own words' }).fill('A first talk.');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.waitForURL('**/my-appointments');
  await page
    .getByRole('link', { name: 'Pay Now' })
    .or(page.getByRole('button', { name: 'Pay Now' }))
    .click();
  await page.waitForURL('**/checkout**');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('Please enter a valid name on card').waitFor();
  await page.getByText('Please enter a valid 16-digit card number').waitFor();
  await page.getByText('Please enter expiry in MM/YY format').waitFor();
  await page.getByText('Please enter a valid 3-digit CVV').waitFor();
  await page.getByRole('tab', { name: /UPI/ }).click();
  await page.getByRole('textbox', { name: /UPI/ }).fill('not an id');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('Please enter a valid UPI ID (e.g., username@bank)').waitFor();
  expect(paid).toEqual([]);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a visitor who books is asked to log in', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/doctors');
  await openFirstAvailableDoctor(someone);
  await chooseSlot(someone);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByText('Login to book an appointment').waitFor();
  await page.waitForURL('**/login**');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

async function openFirstAvailableDoctor({ page }: Visit): Promise<string> {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('Available', { exact: true }) })
    .first();
  await card.waitFor();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/appointment/**');
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
}

/** Takes a slot some days ahead, so that no test runs into the end of today's. */
async function chooseSlot({ page }: Visit): Promise<void> {
  const days = page.getByRole('group', { name: 'Choose a day' });
  await days.locator('label').nth(3).click();
  const times = page.getByRole('group', { name: /Choose a time/ });
  await times
    .locator('label', { has: page.locator('input:enabled') })
    .first()
    .click();
}
