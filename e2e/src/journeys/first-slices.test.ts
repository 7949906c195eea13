import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@serein/contracts';
import type { Browser } from 'playwright-core';
import { giveCredentials, logIn, logOut } from '../site/accounts.ts';
import { launchBrowser, VIEWPORTS, visit } from '../site/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test('the Academy lists the seeded courses, filters them and previews one', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/courses');
  await page.getByRole('heading', { name: /Available Journeys/ }).waitFor();
  await page.getByText(/32/).first().waitFor();
  await page.getByRole('button', { name: 'Peek Inside' }).first().click();
  await page.getByRole('dialog').getByText('Begin Your Transformation').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zzzz nothing has this name');
  await page.getByText('The path is veiled in mist').waitFor();
  await page.getByRole('button', { name: 'Reveal the Way' }).click();
  await page.getByRole('button', { name: 'Peek Inside' }).first().waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('a patient posts in the forum and a visitor reads it', async () => {
  const author = await visit(browser);
  const title = `A small win today ${Date.now()}`;
  await logIn(author.page, 'patient');
  await author.page.goto('/forum');
  await author.page.getByRole('button', { name: 'New post' }).first().click();
  const form = author.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'What is on your mind?' }).fill('I went for a walk before work. It helped.');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await author.page.getByText('Post created successfully!').waitFor();
  await author.page.getByText(title).first().waitFor();
  expect(await author.troubles()).toEqual([]);
  await author.close();

  const reader = await visit(browser);
  await reader.page.goto('/forum');
  await reader.page.getByText(title).first().waitFor();
  expect(await reader.troubles()).toEqual([]);
  await reader.close();
});

test('a post that was begun outlives the session, a double click posts it once, and its long words break', async () => {
  const someone = await visit(browser, { viewport: VIEWPORTS.phone, expected: [/401/] });
  const { page } = someone;
  const title = `${'Unbroken'.repeat(20)}${Date.now()}`;
  const lines = Array.from({ length: 20 }, (_, place) => `Line ${place} of a long story.`);
  const form = page.getByRole('dialog');
  const write = () => page.getByRole('button', { name: 'New post' }).first().click();
  const postButton = form.getByRole('button', { name: 'Post', exact: true });
  await logIn(page, 'patient');
  await page.goto('/forum');
  await write();
  await postButton.click();
  await form.getByText('Please fill in both title and content.').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus')).waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'What is on your mind?' }).fill(lines.join('\n'));
  const refusal = { success: false, code: 'sessionExpired', message: 'Your session has ended. Please log in again.' };
  await page.route('**/api/forum', (route) => route.fulfill({ status: 401, json: refusal }), { times: 1 });
  await postButton.click();
  await page.waitForURL('**/login');
  await page.getByText('Unbroken').first().waitFor({ state: 'detached' });
  await giveCredentials(page, DEMO_ACCOUNTS.patient);
  await page.waitForURL('**/forum');
  await write();
  expect(await form.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/forum')) sent += 1;
  });
  // Both presses come before the page is drawn anew.
  await postButton.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText('Post created successfully!').waitFor();
  expect(sent).toBe(1);
  const post = page.getByRole('article').filter({ hasText: title });
  await post.getByRole('button', { name: /^Read more/ }).click();
  await post.getByRole('button', { name: /^Show less/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEWPORTS.phone.width);
  await write();
  expect(await form.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('Neha answers, streamed, and a message that shows a risk gets the helplines first', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  await page.goto('/neha/chat');
  const input = page.getByRole('textbox');
  await input.fill('I feel overwhelmed by my work.');
  await input.press('Enter');
  await page.getByText('I feel overwhelmed by my work.').waitFor();
  await page
    .getByRole('log')
    .getByText(/\w+ \w+ \w+/)
    .nth(1)
    .waitFor();
  await page.locator('[role=log][aria-busy=false]').waitFor();
  await input.fill('I want to kill myself');
  await input.press('Enter');
  await page.getByRole('link', { name: '14416', exact: true }).waitFor();
  await page.getByRole('log').locator('a[href="/gethelpnow"]').first().waitFor();
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('where Neha cannot be reached, the helplines are there, and the words can be sent again', async () => {
  const someone = await visit(browser, { expected: [/net::ERR_/] });
  const { page } = someone;
  await page.goto('/neha/chat');
  await page.route('**/api/gemini/chat', (route) => route.abort('internetdisconnected'));
  await page.getByRole('textbox').fill('I want to kill myself tonight');
  await page.getByRole('textbox').press('Enter');
  await page.getByText('Failed to get a response from Neha. Please try again.').waitFor();
  const log = page.getByRole('log');
  await log.getByText("I'm sorry, I couldn't process that. Please try again.").waitFor();
  await log.getByText('I want to kill myself tonight').waitFor();
  expect(await log.getByRole('link', { name: 'call 112' }).getAttribute('href')).toBe('tel:112');
  expect(await log.getByRole('link', { name: '1-800-891-4416' }).getAttribute('href')).toBe('tel:18008914416');
  await log.getByText('Helplines for India.').waitFor();
  expect(await log.getByRole('link', { name: 'Another country?' }).getAttribute('href')).toBe('/gethelpnow');
  await page.unroute('**/api/gemini/chat');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.locator('[role=log][aria-busy=false]').waitFor();
  expect(await log.getByText('I want to kill myself tonight').count()).toBe(1);
  expect(await log.getByText("I'm sorry, I couldn't process that. Please try again.").count()).toBe(0);
  await log.getByRole('link', { name: '14416', exact: true }).waitFor();
  expect(await page.getByRole('banner').getByText(/happy/).count()).toBe(0);
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});

test('what a visitor told Neha goes with him into his session, and is gone when he logs out', async () => {
  const someone = await visit(browser);
  const { page } = someone;
  const told = page.getByRole('log').getByText('I miss my sister.');
  await page.goto('/neha/chat');
  await page.getByRole('textbox').fill('I miss my sister.');
  await page.getByRole('textbox').press('Enter');
  await told.waitFor();
  await page.locator('[role=log][aria-busy=false]').waitFor();
  await logIn(page, 'patient');
  await page.goto('/neha/chat');
  await told.waitFor();
  await page.goto('/');
  await logOut(page);
  await page.goto('/neha/chat');
  await page.getByRole('heading', { name: "Hello, I'm Neha" }).waitFor();
  expect(await told.count()).toBe(0);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('sister');
  expect(await someone.troubles()).toEqual([]);
  await someone.close();
});
