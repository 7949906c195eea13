import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import type { Browser } from 'playwright-core';
import { giveCredentials, logIn, logOut, signUp } from '../site/accounts.ts';
import { chooseSlot, openFirstAvailableDoctor } from '../site/booking.ts';
import { payByCard } from '../site/checkout.ts';
import { launchBrowser, VIEWPORTS, visit } from '../site/visitor.ts';

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
  const doctorName = await openFirstAvailableDoctor(page);
  const doctorUrl = page.url();

  await signUp(page, 'Meera Journey');
  await page.goto(doctorUrl);
  await page.getByRole('heading', { level: 1, name: doctorName }).waitFor();
  await chooseSlot(page);
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
  await openFirstAvailableDoctor(page);
  await chooseSlot(page);
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
  await openFirstAvailableDoctor(page);
  await chooseSlot(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByText('Login to book an appointment').waitFor();
  await page.waitForURL('**/login**');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('what a patient wrote and did not send is not there for whoever logs in after him', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  const words = page.getByRole('textbox', { name: 'Describe it in your own words' });
  await logIn(page, 'patient');
  await page.getByRole('link', { name: /Psychiatric Care/ }).click();
  const doctorName = await openFirstAvailableDoctor(page);
  await chooseSlot(page);
  await words.fill('For my doctor alone.');

  await logOut(page);
  await giveCredentials(page, DEMO_ACCOUNTS.admin);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: /Psychiatric Care/ }).click();
  expect(await openFirstAvailableDoctor(page)).toBe(doctorName);
  await words.waitFor();
  expect(await words.inputValue()).toBe('');
  await page.getByText('Please select a time slot to continue').waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
