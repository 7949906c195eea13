import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { careRoutes } from '@serein/contracts/care';
import type { Team } from '@serein/tools/alone';
import type { Browser } from 'playwright-core';
import { logIn } from '../site/accounts.ts';
import { bookingForm, patientToken, send } from '../site/api.ts';
import { payByCard } from '../site/checkout.ts';
import { teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

const PATIENT = 'Asha Journey';

let browser: Browser;
let care: Team;
beforeAll(async () => {
  browser = await launchBrowser();
  care = await teamOf('care');
});
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
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

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

/** The team renames the page that the patient will see after his payment. */
function deployWithTitle(from: string, to: string): Promise<string> {
  care.edit('src/appointments/MyAppointmentsPage.tsx', `title="${from}"`, `title="${to}"`);
  return care.deployed();
}
