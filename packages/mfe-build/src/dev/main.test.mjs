import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@serein/infra';
import { remote } from '../testing/apps.mjs';
import { Checkout } from '../testing/checkout.mjs';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));
/** What stands in for a deployed site. */
const site = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<script type="application/json" id="serein-registry">{"remotes":{}}</script>');
});
/** @type {Checkout} */
let checkout;
let sitePort = 0;

beforeAll(async () => {
  checkout = new Checkout();
  checkout.write('mfe-care', remote());
  sitePort = await claim(site);
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
  checkout.remove();
});

/** @param {import('node:http').Server} server */
async function claim(server) {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {Record<string, unknown>} env */
const options = (env) => ({
  cwd: `${checkout.root}/mfe-care`,
  env: { ...process.env, ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])) },
});

/** @param {Record<string, unknown>} env @returns {Promise<string>} what a run that cannot begin says */
const refusal = (env) =>
  promisify(execFile)(process.execPath, [MAIN], options(env)).then(
    () => 'it began',
    (error) => `${error.code} ${error.stderr}`.trim(),
  );

test('a taken port, an address that is none and a site that is not there get a sentence each', async () => {
  const free = await freePort();
  expect(await refusal({ DEV_PORT: sitePort })).toBe(
    `1 Port ${sitePort} is taken. Choose another one: DEV_PORT=${sitePort + 1} npm run dev`,
  );
  expect(await refusal({ DEV_PORT: free, SEREIN_SITE: 'localhost:80' })).toMatch(
    /^1 SEREIN_SITE is the address of a site/,
  );
  const SEREIN_SITE = `http://localhost:${await freePort()}`;
  expect(await refusal({ DEV_PORT: free, SEREIN_SITE })).toMatch(/^1 No site answers at \S+ \(ECONNREFUSED\)/);
});

test('without SEREIN_SITE it is the site that runs here: as its launcher says, else on PORT', async () => {
  const DATA_DIR = `${checkout.root}/data`;
  const ports = { DEV_PORT: await freePort(), PORT: await freePort(), SEREIN_SITE: '' };
  expect(await refusal({ ...ports, DATA_DIR })).toContain(`No site answers at http://localhost:${ports.PORT} `);
  const url = `http://localhost:${await freePort()}`;
  checkout.write('data', { 'launcher.json': JSON.stringify({ pid: 1, url }) });
  expect(await refusal({ ...ports, DATA_DIR })).toContain(`No site answers at ${url} `);
});

test('the deployed site is shown with this folder’s remote, without the hashes and hot swapping of other builds', async () => {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [MAIN],
    options({ DEV_PORT: port, SEREIN_SITE: `http://localhost:${sitePort}` }),
  );
  try {
    let said = '';
    for await (const part of server.stdout.setEncoding('utf8')) {
      said += part;
      if (said.includes('compiled successfully')) break;
    }
    expect(said).toContain(`http://localhost:${port}`);
    const page = await fetch(`http://localhost:${port}/doctors`, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('"base":"/@dev/care/"');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    const described = await fetch(`http://localhost:${port}/@dev/care/manifest.json`);
    // The deployed site's own pages take the remote from here, under an override.
    expect(described.headers.get('access-control-allow-origin')).toBe('*');
    const manifest = await described.json();
    expect(manifest).toMatchObject({ app: 'care', container: 'serein_care', modules: { PlainPage: { css: [] } } });
    const entry = await (await fetch(`http://localhost:${port}/@dev/care/${manifest.entry}`)).text();
    expect(entry).toContain('live-reload=true');
    expect(entry).not.toContain('$RefreshReg$');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
