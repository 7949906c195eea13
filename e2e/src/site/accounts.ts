import { DEMO_ACCOUNTS } from '@serein/contracts';
import { identityRoutes } from '@serein/contracts/identity';
import type { Page } from 'playwright-core';

/** A one-pixel picture is a picture: the gateway re-encodes whatever it is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

let signUps = 0;

/** Signs a new person up through the screens, with a picture, up to the end of the profile page. */
export async function signUp(page: Page, name: string): Promise<{ email: string; password: string }> {
  await page.goto('/login?mode=signup');
  const account = await giveName(page, name);
  await givePicture(page);
  await giveProfile(page);
  await page.waitForURL('**/questionnaire');
  return account;
}

/** Fills the sign-up screen in and sends it. */
export async function giveName(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = `journey-${process.pid}-${Date.now()}-${++signUps}@serein.test`;
  const password = 'a-quiet-evening';
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /Sign Up|Create Account/i }).click();
  return { email, password };
}

/** Gives the picture that every named account has. */
export async function givePicture(page: Page): Promise<void> {
  await page.waitForURL('**/upload-profile-image');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: /Save|Upload|Continue/i }).click();
}

/** Fills the profile page in and sends it. */
export async function giveProfile(page: Page): Promise<void> {
  await page.waitForURL('**/complete-profile');
  await page.getByRole('textbox', { name: /phone/i }).fill('+91 98000 12345');
  await page.getByLabel(/date of birth/i).fill('1994-05-17');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  await page.getByRole('textbox', { name: /street/i }).fill('4 Lake View Road');
  await page.getByRole('textbox', { name: /city/i }).fill('Kochi');
  await page.getByRole('textbox', { name: /state/i }).fill('Kerala');
  await page.getByRole('textbox', { name: /postal code/i }).fill('682001');
  await page.getByRole('button', { name: /Save|Continue/i }).click();
}

/** Logs a demo account in through the login screen. */
export async function logIn(page: Page, account: 'patient' | 'admin'): Promise<void> {
  await page.goto('/login');
  await giveCredentials(page, DEMO_ACCOUNTS[account]);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Logs out by the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

/** Ends all sessions of the person, as from another device: his page is not told. */
export async function endSessionsElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const { path } = identityRoutes.revokeTokens;
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`The sessions were not ended: ${answer.status()}`);
}

/** Fills the login screen in and sends it. */
export async function giveCredentials(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill(account.email);
  await page.getByLabel(/^password/i).fill(account.password);
  await page.getByRole('button', { name: /Log ?in/i }).click();
}
