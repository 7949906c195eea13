import { expect, test } from '@jest/globals';
import type { Change } from '@serein/contracts/registry';
import { wasNeverLive } from './was-live.ts';

const change = (action: Change['action'], version: string, at: string): Change => ({
  action,
  version,
  by: 'Ravi',
  at,
  commit: null,
  forced: null,
  smoke: null,
  note: null,
});
const published = (version: string, publishedAt: string) => ({ version, publishedAt });
const changes = [
  change('rollback', 'a', '2026-11-21T12:00:00.000Z'),
  change('canary', 'c', '2026-11-21T11:00:00.000Z'),
  change('deploy', 'b', '2026-11-21T10:00:00.000Z'),
];

test('what was deployed, promoted or rolled back to was live', () => {
  expect(wasNeverLive(published('b', '2026-11-21T09:59:00.000Z'), { changes, nextCursor: null })).toBe(false);
});

test('a canary that went no further was not', () => {
  expect(wasNeverLive(published('c', '2026-11-21T10:59:00.000Z'), { changes, nextCursor: '7' })).toBe(true);
});

test('of an old version nothing is claimed while older changes are unknown', () => {
  const old = published('d', '2026-11-01T10:00:00.000Z');
  expect(wasNeverLive(old, { changes, nextCursor: '7' })).toBe(false);
  expect(wasNeverLive(old, { changes, nextCursor: null })).toBe(true);
});
