import { expect, test } from '@jest/globals';
import type { Change, Pointer, SmokeReport } from '@serein/contracts/registry';
import { newestChanges, whatChecked, whatMadeLive } from './live-story.ts';

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);
const change = (action: Change['action'], version: string, rest: Partial<Change> = {}): Change => ({
  action,
  version,
  by: 'Ravi',
  at: '2026-11-21T12:00:00.000Z',
  commit: null,
  forced: null,
  smoke: null,
  note: null,
  ...rest,
});
const pointer = (version: string, last: Change): Pointer => ({ version, previous: null, canary: null, change: last });
const smoke: SmokeReport = { ran: true, modules: [] };

test('the pointer alone tells of a deployment', () => {
  const deployed = change('deploy', A);
  expect(whatMadeLive(A, newestChanges(pointer(A, deployed)))).toBe(deployed);
});

test('a canary beside it does not hide how the live version got there', () => {
  const deployed = change('deploy', A);
  const canary = pointer(A, change('canary', B));
  expect(whatMadeLive(A, newestChanges(canary))).toBeNull();
  expect(whatMadeLive(A, newestChanges(canary, [canary.change, deployed]))).toBe(deployed);
});

test('a promoted canary was checked when it started', () => {
  const started = change('canary', B, { smoke });
  const promoted = change('promote', B);
  const changes = newestChanges(pointer(B, promoted), [promoted, started, change('deploy', A, { smoke })]);
  expect(whatMadeLive(B, changes)).toBe(promoted);
  expect(whatChecked(B, changes)).toBe(started);
});

test('what was forced counts as checked, though without a trial', () => {
  const forced = change('deploy', A, { forced: ['No.'] });
  expect(whatChecked(A, newestChanges(pointer(A, change('rollback', A)), [forced]))).toBe(forced);
});
