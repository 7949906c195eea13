import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { giveCredentials, giveName, givePicture, giveProfile } from '../site/accounts.ts';
import { chooseSlot, openFirstAvailableDoctor } from '../site/booking.ts';
import { launchBrowser, VIEWPORTS, type Visit, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const WORDS = 'I sleep badly since the spring.';
const words = (page: Page) => page.getByRole('textbox', { name: 'Describe it in your own words' });

/** A visitor who has filled in a booking and is asked to log in. */
async function visitorWithBooking(): Promise<Visit & { doctorName: string }> {
  const someone = await visit(browser, { viewport: VIEWPORTS.phone });
  const { page } = someone;
  await page.goto('/doctors/Psychiatrist');
  const doctorName = await openFirstAvailableDoctor(page);
  await chooseSlot(page);
  await words(page).fill(WORDS);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.waitForURL('**/login');
  return { ...someone, doctorName };
}

async function bookTheDraft({ page, doctorName }: { page: Page; doctorName: string }): Promise<void> {
  await page.waitForURL('**/appointment/**');
  await page.getByRole('heading', { level: 1, name: doctorName }).waitFor();
  expect(await words(page).inputValue()).toBe(WORDS);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.waitForURL('**/my-appointments');
  await page.getByRole('article').filter({ hasText: doctorName }).waitFor();
}

test('who has no account yet signs up and comes back to what was filled in', async () => {
  const someone = await visitorWithBooking();
  const { page } = someone;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await giveName(page, 'Nila New');
  await givePicture(page);
  await giveProfile(page);
  await page.waitForURL('**/questionnaire');
  await page.getByRole('link', { name: 'Back to your appointment' }).click();
  await bookTheDraft(someone);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('who leaves the profile for later goes on with the booking at once', async () => {
  const someone = await visitorWithBooking();
  const { page } = someone;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await giveName(page, 'Later Lal');
  await givePicture(page);
  await page.getByRole('link', { name: 'I will do this later' }).click();
  await bookTheDraft(someone);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('an account without a picture gives it on the way, and comes back as well', async () => {
  const before = await visit(browser);
  await before.page.goto('/login?mode=signup');
  const account = await giveName(before.page, 'Pia Pictureless');
  await before.page.waitForURL('**/upload-profile-image');
  await before.close();

  const someone = await visitorWithBooking();
  const { page } = someone;
  await giveCredentials(page, account);
  await givePicture(page);
  await page.getByRole('link', { name: 'I will do this later' }).click();
  await bookTheDraft(someone);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
