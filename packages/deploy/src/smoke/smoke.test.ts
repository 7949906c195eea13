import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MANIFEST_FILE, type RemoteManifest, registryRoutes } from '@serein/contracts/registry';
import { smokeLoad } from './smoke.ts';

/** A page per module, as the shell's preview page would come out. */
const PAGES: Record<string, string> = {
  Good: '<div data-module-state="shown"><h1>Doctors</h1></div>',
  Late: `<div id="place"></div><script>setTimeout(() => {
    place.innerHTML = '<p>here now</p>'; place.dataset.moduleState = 'shown';
  }, 300)</script>`,
  NeedsSession: '<div data-module-state="shown"><p>Yours</p></div><script>fetch("/api/mine")</script>',
  Failed: '<div data-module-state="failed"><p>This page did not load</p></div>',
  SaysTwice: `<div data-module-state="failed" data-trouble="failed: no slots"></div><script>
    console.error(new Error('no slots'))</script>`,
  Empty: '<div data-module-state="shown"></div>',
  Throws: '<div data-module-state="shown"><p>x</p></div><script>throw new Error("no such doctor")</script>',
  BreaksWithData: `<div data-module-state="shown"><p>x</p></div><script>
    setTimeout(() => console.error("cannot read data"), 200); fetch("/slow")</script>`,
  ServerError: '<div data-module-state="shown"><p>x</p></div><script>fetch("/api/broken")</script>',
};
const COOKIE = 'serein-override=care';

const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
let site: Server;
let url: string;

beforeAll(async () => {
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const module = pathname.replace('/preview/care/', '');
    if (pathname === registryRoutes.override.path) {
      const isAllowed = request.headers.authorization === 'Bearer token';
      response.writeHead(isAllowed ? 200 : 401, { 'set-cookie': `${COOKIE}; HttpOnly; Path=/` }).end('{}');
    } else if (pathname === '/slow') setTimeout(() => response.end(), 500);
    else if (pathname.startsWith('/api/')) response.writeHead(pathname === '/api/mine' ? 401 : 500).end();
    else if (PAGES[module] && request.headers.cookie === COOKIE) {
      response.setHeader('content-type', 'text/html').end(`<link rel=icon href=data:,>${PAGES[module]}`);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((done) => site.listen(0, done));
  url = `http://localhost:${(site.address() as AddressInfo).port}`;
  const manifest: RemoteManifest = {
    app: 'care',
    container: 'serein_care_0',
    entry: 'entry.js',
    modules: Object.fromEntries(Object.keys(PAGES).map((name) => [name, { js: [], css: [] }])),
    shared: {},
    calls: [],
  };
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
});
afterAll(async () => {
  await new Promise((done) => site.close(done));
  rmSync(folder, { recursive: true });
});

const candidate = { app: 'care', version: '0123456789abcdef', folder, files: {}, size: 0, commit: null };

test('each exposed module is shown as the candidate’s, and what is wrong with it is reported', async () => {
  const report = await smokeLoad({ url, token: 'token' }, candidate);
  const troubles = report.ran ? new Map(report.modules.map(({ module, trouble }) => [module, trouble])) : new Map();
  expect([...troubles.keys()]).toEqual(Object.keys(PAGES));
  expect(['Good', 'Late', 'NeedsSession'].map((module) => troubles.get(module))).toEqual([null, null, null]);
  expect(troubles.get('Failed')).toBe('failed to show');
  expect(troubles.get('Empty')).toBe('shows nothing');
  expect(troubles.get('Throws')).toBe('page error: no such doctor');
  expect(troubles.get('SaysTwice')).toBe('failed: no slots');
  expect(troubles.get('BreaksWithData')).toBe('console: cannot read data');
  expect(troubles.get('ServerError')).toContain('status of 500');
});

test('a site that does not let the candidate be tried ends the deployment with a sentence', async () => {
  await expect(smokeLoad({ url, token: 'another' }, candidate)).rejects.toThrow('it answered 401');
});

describe('without a browser', () => {
  const { PATH, CHROMIUM_PATH } = process.env;
  afterEach(() => {
    process.env.PATH = PATH;
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });

  test('the report says so', async () => {
    process.env.PATH = '';
    delete process.env.CHROMIUM_PATH;
    const report = await smokeLoad({ url, token: 'token' }, candidate);
    expect(report).toEqual({ ran: false, why: expect.stringMatching(/^No Chromium was found/) });
  });

  test('one that is there and does not start ends the deployment', async () => {
    process.env.CHROMIUM_PATH = '/bin/false';
    await expect(smokeLoad({ url, token: 'token' }, candidate)).rejects.toThrow(/did not start/);
  });
});
