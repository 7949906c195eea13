import { expect, test } from '@jest/globals';
import type { RegistryEntry } from '@serein/contracts/registry';
import { parseRegistry, releasesOf } from './registry.ts';

const good = { revision: '7', shell: { version: 'a', channel: 'live' }, remotes: {} };

test('reads what the gateway wrote', () => {
  expect(parseRegistry(JSON.stringify(good))).toEqual(good);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['half of it', JSON.stringify(good).slice(0, 20)],
  ['a page of a proxy', '<html>'],
  ['another shape', '{"remotes":[]}'],
  ['no object', 'null'],
])('%s is no registry', (_, text) => {
  expect(parseRegistry(text)).toBeNull();
});

const release = (version: string) => ({
  version,
  base: `/site/care/${version}/`,
  container: 'c',
  entry: 'e.js',
  integrity: null,
  modules: {},
});
const entry = (channel: RegistryEntry['channel']): RegistryEntry => ({
  live: release('new'),
  previous: release('old'),
  channel,
});

test('the previous version stands behind the live one and a canary, not behind a version of the visitor’s own choice', () => {
  const versions = (channel: RegistryEntry['channel']) => releasesOf(entry(channel)).map(({ version }) => version);
  expect(versions('live')).toEqual(['new', 'old']);
  expect(versions('canary')).toEqual(['new', 'old']);
  expect(versions('override')).toEqual(['new']);
});
