import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CHROMIUM_FLAGS, findChromium } from '@serein/infra';
import { chromium } from 'playwright-core';
import { host, remote } from './testing/apps.mjs';
import { Checkout } from './testing/checkout.mjs';

/** @type {import('./testing/checkout.mjs').Checkout} */
let checkout;
/** @type {Record<string, import('./testing/checkout.mjs').Dist>} */
let site;
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {import('playwright-core').Page} */
let page;
/** @type {import('node:http').Server} */
let server;
/** What stands in the page's registry element. @type {unknown[]} */
let registry;
/** The path of a file to which something was added on its way. @type {string | null} */
let tampered;

beforeAll(async () => {
  checkout = new Checkout();
  checkout.write('shell', host());
  checkout.write('mfe-old', remote({ colour: 'rgb(1, 1, 1)' }));
  checkout.write('mfe-new', remote({ colour: 'rgb(2, 2, 2)' }));
  const throwing = `export default function PlainPage() { return <p>half a module</p>; }
throw new Error('no ' + document.title);`;
  checkout.write('mfe-throwing', remote({ extra: { 'src/PlainPage.tsx': throwing } }));
  site = {
    shell: await checkout.build('shell'),
    old: await checkout.build('mfe-old'),
    new: await checkout.build('mfe-new'),
    throwing: await checkout.build('mfe-throwing'),
  };
  const kit = path.join(checkout.root, 'packages/mfe-kit/package.json');
  writeFileSync(kit, readFileSync(kit, 'utf8').replace(/"version": "[^"]*"/, '"version": "99.0.0"'));
  checkout.write('mfe-ahead', remote());
  site.ahead = await checkout.build('mfe-ahead');
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  checkout?.remove();
});

beforeEach(async () => {
  tampered = null;
  page = await browser.newPage();
});
afterEach(() => page.close());

/** @type {import('node:http').RequestListener} */
function answer({ url = '/' }, response) {
  if (url === '/') {
    const json = JSON.stringify(registry);
    const html = (site.shell?.text('index.html') ?? '')
      .replaceAll('__SEREIN_BASE__', '/shell')
      .replace('<!--serein:registry-->', `<script type="application/json" id="serein-registry">${json}</script>`);
    response.setHeader('Content-Type', 'text/html').end(html);
    return;
  }
  const [, build = '', file = ''] = /^\/(\w+)\/(.+)$/.exec(url) ?? [];
  const bytes = site[build]?.files.get(file);
  response.statusCode = bytes ? 200 : 404;
  response.setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
  response.end(bytes && url === tampered ? Buffer.concat([bytes, Buffer.from('\n/**/')]) : bytes);
}

/** @param {{ id: string, build: string, module: string }[]} modules */
async function open(modules) {
  registry = modules.map(({ id, build, module }) => {
    const { container, entry } = site[build]?.manifest ?? {};
    return { id, container, entry: `/${build}/${entry}`, module };
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await page.goto(`http://127.0.0.1:${port}/`);
}

/** @param {string} id @returns {Promise<string>} its words, once it is there, and their colour */
async function shown(id) {
  const text = page.locator(`#${id} p`);
  await text.waitFor();
  return text.evaluate((element) => `${element.textContent?.trim()} ${getComputedStyle(element).color}`);
}

test('R-16: two versions of a remote live on one page, each with its own code and styles', async () => {
  await open([
    { id: 'one', build: 'old', module: 'ColourPage' },
    { id: 'two', build: 'new', module: 'ColourPage' },
    { id: 'three', build: 'old', module: 'PlainPage' },
  ]);
  expect(await shown('one')).toBe('colour rgb(1, 1, 1)');
  expect(await shown('two')).toBe('colour rgb(2, 2, 2)');
  expect(await shown('three')).toContain('plain');
  expect(await shown('home')).toBe('home rgb(9, 9, 9)');
});

test('a module that was made for another major version of a shared package fails instead of running on the wrong one', async () => {
  await open([
    { id: 'one', build: 'ahead', module: 'ColourPage' },
    { id: 'two', build: 'old', module: 'ColourPage' },
  ]);
  expect(await shown('one')).toMatch(/^failed: .*mfe-kit.*99\.0\.0/);
  expect(await shown('two')).toBe('colour rgb(1, 1, 1)');
});

test('R-48: a module that throws while it is evaluated fails at each try', async () => {
  await open([
    { id: 'one', build: 'throwing', module: 'PlainPage' },
    { id: 'two', build: 'throwing', module: 'PlainPage' },
    { id: 'three', build: 'throwing', module: 'ColourPage' },
  ]);
  expect(await shown('one')).toMatch(/^failed: no /);
  expect(await shown('two')).toMatch(/^failed: no /);
  expect(await shown('three')).toContain('colour');
});

test.each([
  ['script', '/old/ColourPage.js'],
  ['style', '/old/ColourPage.css'],
])("R-17, R-47: a remote's changed %s is refused, and its other module works", async (_, file) => {
  tampered = file;
  await open([
    { id: 'one', build: 'old', module: 'ColourPage' },
    { id: 'two', build: 'old', module: 'PlainPage' },
  ]);
  expect(await shown('one')).toMatch(/^failed: /);
  expect(await shown('two')).toContain('plain');
});

test.each(['js', 'css'])("the host's changed .%s is refused", async (kind) => {
  const [home] = JSON.parse(site.shell?.text('routes.json') ?? '[]');
  tampered = `/shell/${home.files.find((/** @type {string} */ file) => file.endsWith(kind))}`;
  await open([]);
  expect(await shown('home')).toMatch(/^failed: /);
});

test("the host's first script is refused when it was changed", async () => {
  tampered = '/shell/main.js';
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await open([{ id: 'one', build: 'old', module: 'PlainPage' }]);
  await refused;
  expect(await page.locator('p').count()).toBe(0);
});
