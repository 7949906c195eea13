import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { registryRoutes } from '@serein/contracts/registry';
import type { Team } from '@serein/tools/alone';
import type { Browser, Page } from 'playwright-core';
import { giveCredentials, logIn } from '../site/accounts.ts';
import { bookingForm, patientToken, send } from '../site/api.ts';
import { chooseSlot, openFirstAvailableDoctor } from '../site/booking.ts';
import { payByCard } from '../site/checkout.ts';
import { teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

const PATIENT = 'Asha Journey';
const WORDS = 'I wake at four and think until the morning.';

let browser: Browser;
let care: Team;
beforeAll(async () => {
  browser = await launchBrowser();
  care = await teamOf('care');
});
afterEach(() => care?.restore());
afterAll(async () => {
  await care?.leave();
  await browser?.close();
});

test('R-44, R-45: care is deployed twice while a patient is on the checkout: he pays, and sees the new version at the next page', async () => {
  const booked = await send(careRoutes.bookAppointment, { body: await bookingForm(), token: await patientToken() });
  expect(booked.status).toBe(200);
  const someone = await visit(browser);
  const { page } = someone;
  await logIn(page, 'patient');
  await page.goto('/my-appointments');
  await page.getByRole('heading', { level: 1, name: 'My Appointments' }).waitFor();
  await page.getByRole('link', { name: 'Pay Now' }).first().click();
  await page.waitForURL('**/checkout**');
  const name = page.getByRole('textbox', { name: /Name on card/i });
  await name.fill(PATIENT);
  const documents = documentsOf(page);

  const first = await deployWithTitle('My Appointments', 'Your Appointments');
  const second = await deployWithTitle('Your Appointments', 'All Your Appointments');
  expect(second).not.toBe(first);

  expect(await name.inputValue()).toBe(PATIENT);
  await payByCard(page, PATIENT);
  await page.waitForURL('**/my-appointments');
  await page.getByRole('heading', { level: 1, name: 'All Your Appointments' }).waitFor();
  expect(documents).toEqual([]); // the new version came into the running page
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
}, 240_000);

test('R-44, R-45: care is deployed twice while a visitor who books logs in: what he filled in waits for him, and the new version for the next page', async () => {
  // He mistypes his password: the answer tells his tab of the first deployment before he is led back.
  const mistyped = [/^console error: .* status of 401 /, /^status 401: POST .*\/login$/];
  const someone = await visit(browser, { expected: mistyped });
  const { page } = someone;
  await page.goto('/doctors');
  const documents = documentsOf(page);
  const doctorName = await openFirstAvailableDoctor(page);
  const appointment = new URL(page.url()).pathname;
  await chooseSlot(page);
  await page.getByRole('radio', { name: /In person/ }).check({ force: true });
  const words = page.getByRole('textbox', { name: 'Describe it in your own words' });
  await words.fill(WORDS);
  const booking = page.getByRole('complementary', { name: 'Your booking' });
  const chosen = await booking.textContent();
  expect(chosen).toMatch(/, \d\d:\d\d.*In person/);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.waitForURL('**/login');

  await deployWithTitle('My Appointments', 'My Visits');
  const { email, password } = DEMO_ACCOUNTS.patient;
  await tabLearns(page, () => giveCredentials(page, { email, password: `${password}0` }));
  await deployWithTitle('My Visits', 'All My Visits');
  await tabLearns(page, () => giveCredentials(page, { email, password }));

  await page.waitForURL(`**${appointment}`);
  await words.waitFor();
  expect(await words.inputValue()).toBe(WORDS);
  expect(await booking.textContent()).toBe(chosen);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.waitForURL('**/my-appointments');
  await page.getByRole('heading', { level: 1, name: 'All My Visits' }).waitFor();
  await page.getByRole('article').filter({ hasText: doctorName }).first().waitFor();
  expect(documents).toEqual([]);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
}, 240_000);

/** The addresses of the documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

/** Does what brings an answer of the API, and waits until the tab has asked for the registry that the answer named. */
async function tabLearns(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse(`**${registryRoutes.live.path}`);
  await act();
  await asked;
}

/** The team renames the page that a payment or a booking leads to. */
function deployWithTitle(from: string, to: string): Promise<string> {
  care.edit('src/appointments/MyAppointmentsPage.tsx', `title="${from}"`, `title="${to}"`);
  return care.deployed();
}
