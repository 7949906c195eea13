import { expect, test } from '@jest/globals';
import { canaryWords, liveWords } from './verdict-words.ts';

test.each([
  [{ kind: 'early', loads: 0 }, false, 'Nobody has loaded it yet.'],
  [{ kind: 'early', loads: 12 }, true, 'Too early to tell: 12 of the 20 loads that a comparison takes.'],
  [{ kind: 'good' }, false, 'No worse than live.'],
  [{ kind: 'good' }, true, 'Goes wrong no more often than live, but takes noticeably longer to load.'],
] as const)('%j is told of a canary in words', (verdict, slower, words) => {
  expect(canaryWords(verdict, slower)).toBe(words);
});

test('a worse canary is told by how much', () => {
  expect(canaryWords({ kind: 'worse', points: 6.24 }, false)).toContain('6.2 points more of its loads go wrong');
  expect(canaryWords({ kind: 'little-worse', points: 2 }, false)).toContain('Above 5 it is ended by itself');
});

test('of a live version only what calls for a rollback is told', () => {
  expect(liveWords({ kind: 'good' }, false)).toBeNull();
  expect(liveWords({ kind: 'early', loads: 3 }, false)).toBeNull();
  expect(liveWords({ kind: 'worse', points: 8 }, false)).toContain('Worse than the version before');
  expect(liveWords({ kind: 'good' }, true)).toContain('longer to load');
});
