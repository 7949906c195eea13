import { expect, test } from '@jest/globals';
import type { Change, Pointer, SmokeReport } from '@serein/contracts/registry';
import { liveStory } from './live-story.ts';

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
  expect(liveStory(pointer(A, deployed)).wentLive).toBe(deployed);
});

test('a canary beside it does not hide how the live version got there', () => {
  const deployed = change('deploy', A);
  const started = change('canary', B);
  expect(liveStory(pointer(A, started)).wentLive).toBeNull();
  expect(liveStory(pointer(A, started), [started, deployed]).wentLive).toBe(deployed);
});

test('a promoted canary was tried when it started', () => {
  const started = change('canary', B, { smoke });
  const promoted = change('promote', B);
  expect(liveStory(pointer(B, promoted), [promoted, started, change('deploy', A, { smoke })])).toEqual({
    wentLive: promoted,
    tried: started,
  });
});
