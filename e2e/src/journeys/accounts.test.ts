import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import type { Browser, Page } from 'playwright-core';
import { endSessionsElsewhere, logIn, signUp } from '../site/accounts.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const openProfileMenu = (page: Page) => page.getByRole('button', { name: 'Your account' }).click();

test('an anonymous account is made with a phone alone, keeps its privacy and comes back', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  const phone = `+9198${String(Date.now()).slice(-8)}`;
  await page.goto('/login');
  await page.getByRole('link', { name: /anonymous/i }).click();
  await page.waitForURL('**/gateway');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: /phone/i }).fill(phone);
  await page.getByLabel(/^password/i).fill('nobody-knows-me');
  await page
    .getByRole('button', { name: /Sign Up|Create/i })
    .last()
    .click();
  await page.getByText('Account created successfully!').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/my-appointments');
  await page.getByText('No appointments found').waitFor();
  await page.goto('/questionnaire');
  await page.getByText('You cannot access this page in anonymous mode.').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('the demo anonymous account logs in', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/gateway');
  await page.getByRole('textbox', { name: /phone/i }).fill(DEMO_ACCOUNTS.anonymous.phone);
  await page.getByLabel(/^password/i).fill(DEMO_ACCOUNTS.anonymous.password);
  await page
    .getByRole('button', { name: /Log ?in/i })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a guarded page asks a visitor to log in and brings him back', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/my-appointments');
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: /email/i }).fill(DEMO_ACCOUNTS.patient.email);
  await page.getByLabel(/^password/i).fill(DEMO_ACCOUNTS.patient.password);
  await page.getByRole('button', { name: /Log ?in/i }).click();
  await page.waitForURL('**/my-appointments');
  await page.getByRole('article').first().waitFor();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a patient has no admin menu and no admin page; an admin has both', async () => {
  const patient = await visit(browser);
  await logIn(patient.page, 'patient');
  await openProfileMenu(patient.page);
  await patient.page.getByRole('link', { name: 'My Appointments' }).waitFor();
  expect(await patient.page.getByText('Manage Courses').count()).toBe(0);
  await patient.page.goto('/admin/courses');
  await patient.page.waitForURL((url) => url.pathname === '/');
  expect(await patient.troubles()).toEqual([]);
  await patient.close();

  const admin = await visit(browser);
  await logIn(admin.page, 'admin');
  await openProfileMenu(admin.page);
  await admin.page.getByRole('link', { name: 'Manage Courses' }).click();
  await admin.page.waitForURL('**/admin/courses');
  expect(await admin.troubles()).toEqual([]);
  await admin.close();
});

test('logging out in one tab logs the other tab out', async () => {
  const someone = await visit(browser);
  const { page, context } = someone;
  await logIn(page, 'patient');
  const other = await context.newPage();
  await other.goto('/my-appointments');
  await other.getByRole('article').first().waitFor();
  await openProfileMenu(page);
  await page.getByText('Logout').click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login**');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a session that was ended everywhere is told so and nothing else breaks', async () => {
  const someone = await visit(browser, { expected: [/status 401/, /401 \(Unauthorized\)/] });
  const { page } = someone;
  await signUp(page, 'Two Devices');
  await endSessionsElsewhere(page);
  await page.goto('/doctors');
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  await page.getByRole('link', { name: 'Create Account' }).first().waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
