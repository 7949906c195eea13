import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accessTo } from './access.ts';
import { readClaims, signDeployToken } from './deploy-token.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'access-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const access = (env: NodeJS.ProcessEnv, site: string | null = null) =>
  accessTo('care', site, {
    env: { SEREIN_DEPLOY_BY: 'Asha', ...env },
    cwd: dataDir,
    out: process.stdout,
    err: process.stderr,
  });
const given = (app: string, seconds = 60) => signDeployToken({ app, by: 'the team', seconds }, 'secret');

test('the site that runs here is found by its data folder, with a token of its own secret', async () => {
  writeFileSync(join(dataDir, 'launcher.json'), JSON.stringify({ pid: 1, url: 'http://localhost:4740' }));
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ DEPLOY_SECRET: 'secret' }));
  const { url, token } = await access({ DATA_DIR: dataDir });
  expect(url).toBe('http://localhost:4740');
  expect(readClaims(token)).toMatchObject({ sub: 'Asha', app: 'care' });
});

test('a given token goes before, and its site may be anywhere', async () => {
  const token = given('care');
  const env = { DATA_DIR: dataDir, SEREIN_DEPLOY_TOKEN: token, SEREIN_SITE: 'https://serein.example/' };
  expect(await access(env)).toEqual({ url: 'https://serein.example', token });
});

test('the secret of this machine’s site is never used for another site', async () => {
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ DEPLOY_SECRET: 'secret' }));
  await expect(access({ DATA_DIR: dataDir }, 'https://serein.example')).rejects.toThrow('needs a deploy token');
});

test.each([
  ['a site that is not there', {}, 'There is no site here'],
  ['the token of another app', { SEREIN_DEPLOY_TOKEN: given('learn') }, 'is for learn, not for care'],
  ['a token that has ended', { SEREIN_DEPLOY_TOKEN: given('care', -60) }, 'This deploy token ended on'],
  ['something else than a token', { SEREIN_DEPLOY_TOKEN: 'hello' }, 'does not hold a token'],
  ['an address that is none', { SEREIN_SITE: 'serein.example' }, 'not "serein.example"'],
])('%s is refused with a sentence', async (_, env, sentence) => {
  await expect(access({ DATA_DIR: dataDir, ...env })).rejects.toThrow(sentence);
});
