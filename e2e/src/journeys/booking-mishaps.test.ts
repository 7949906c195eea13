import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { logIn, signUp } from '../site/accounts.ts';
import { chooseSlot, openFirstAvailableDoctor } from '../site/booking.ts';
import { payByCard } from '../site/checkout.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Two clicks in one turn: nothing is rendered in between. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

function countPosts(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

async function fillBooking(page: Page): Promise<void> {
  await page.goto('/doctors');
  await openFirstAvailableDoctor(page);
  await chooseSlot(page);
  await page.getByRole('textbox', { name: 'Describe it in your own words' }).fill('A first talk.');
}

const bookButton = (page: Page) => page.getByRole('button', { name: 'Book appointment' });

test('a double click books once, and cancels once', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await logIn(page, 'patient');
  const booked = countPosts(page, '/api/user/book-appointment');
  const cancelled = countPosts(page, '/api/user/cancel-appointment');
  await fillBooking(page);
  await clickTwice(bookButton(page));
  await page.waitForURL('**/my-appointments');
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect([booked(), cancelled()]).toEqual([1, 1]);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('who booked a slot that has gone is led back to the times, with the words kept', async () => {
  const someone = await visit(browser, { expected: [/409/] });
  const { page } = someone;
  await logIn(page, 'patient');
  await fillBooking(page);
  await page.route('**/api/user/book-appointment', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'slotUnavailable', message: 'Selected slot is not available', requestId: 'r' },
    }),
  );
  await bookButton(page).click();
  const times = page.getByRole('group', { name: /Choose a time/ });
  await times.getByText(/Selected slot is not available\. Please choose another/).waitFor();
  await times.and(page.locator(':focus')).waitFor();
  expect(await page.getByRole('textbox', { name: 'Describe it in your own words' }).inputValue()).toBe('A first talk.');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a recording that still runs when its patient books is booked with its last words', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const microphone = audio.createMediaStreamDestination();
      const voice = audio.createOscillator();
      voice.connect(microphone);
      voice.start();
      return microphone.stream;
    };
  });
  await logIn(page, 'patient');
  await page.goto('/doctors');
  await openFirstAvailableDoctor(page);
  await chooseSlot(page);
  await page.getByRole('button', { name: 'Record a message instead' }).click();
  await page.getByRole('button', { name: 'Stop recording 0:01' }).waitFor();
  // No words are written: without the recording the booking would be refused.
  await bookButton(page).click();
  await page.waitForURL('**/my-appointments');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a cut connection while paying leaves no doubt about what is known, and a paid appointment asks for nothing', async () => {
  const someone = await visit(browser, { expected: [/process-payment/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
  const { page } = someone;
  await signUp(page, 'Kiran Mishap');
  await fillBooking(page);
  await bookButton(page).click();
  await page.waitForURL('**/my-appointments');
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await page.waitForURL('**/checkout?appointment=*');

  await page.route('**/api/user/process-payment', (route) => route.abort('failed'), { times: 1 });
  await payByCard(page, 'Kiran Mishap');
  await page.getByText('We do not know whether your payment went through.').waitFor();

  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: /payment|paid/i }).waitFor();
  await page.reload();
  await page.getByText('This appointment is already paid.').waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
