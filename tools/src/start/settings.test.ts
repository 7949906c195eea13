import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSecrets, readSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('development makes its secrets once and keeps them to the user', () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const first = readSecrets(settings, {});
  expect(new Set(Object.values(first)).size).toBe(4);
  expect(readSecrets(settings, {})).toEqual(first);
  expect(readSecrets(settings, { JWT_SECRET: 'mine' })).toEqual({ ...first, JWT_SECRET: 'mine' });
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('production names what is missing', () => {
  const env = { NODE_ENV: 'production', JWT_SECRET: 'x', CONTEXT_SECRET: 'y', NATS_URL: 'nats://bus:4222' };
  expect(() => readSettings(env)).toThrow('NODE_ENV=production needs PHONE_HASH_SECRET, DEPLOY_SECRET, MONGODB_URI');
});

test('a development site is seeded, a production site is not', () => {
  const servers = { NATS_URL: 'nats://bus', MONGODB_URI: 'mongodb://db' };
  const secrets = { JWT_SECRET: 'x', CONTEXT_SECRET: 'y', PHONE_HASH_SECRET: 'z', DEPLOY_SECRET: 'd' };
  expect(readSettings({}).seed).toBe('demo');
  expect(readSettings({ NODE_ENV: 'production', ...servers, ...secrets }).seed).toBe('none');
});

test.each(['0', '70000', 'web'])('PORT=%s is refused with a sentence', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`not "${PORT}"`);
});
