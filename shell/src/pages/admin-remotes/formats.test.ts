import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agoText, commitParts, countText, durationText, shareText, sizeText, timeText } from './formats.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;
const before = (ms: number) => new Date(now - ms).toISOString();

test.each([
  [59_000, 'under a minute', 'just now'],
  [MINUTE, '1 minute', '1 minute ago'],
  [59 * MINUTE, '59 minutes', '59 minutes ago'],
  [3.9 * 60 * MINUTE, '3 hours', '3 hours ago'],
  [24 * 60 * MINUTE, '1 day', 'yesterday'],
  [40 * 24 * 60 * MINUTE, '40 days', '40 days ago'],
])('%d ms are "%s", and that was %s', (ms, duration, ago) => {
  expect(durationText(before(ms), now)).toBe(duration);
  expect(agoText(before(ms), now)).toBe(ago);
});

test('a moment in the future, by a clock that runs behind, is now', () => {
  expect(agoText(before(-5 * MINUTE), now)).toBe('just now');
});

test('figures are written as in India', () => {
  expect(countText(1_234_567)).toBe('12,34,567');
});

test('a share that is not zero never looks like zero', () => {
  expect(shareText(0)).toBe('0%');
  expect(shareText(0.0623)).toBe('6.2%');
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: 1, noNaN: true }), (share) => shareText(share) !== '0%'),
  );
});

test.each([
  [0, '0 ms'],
  [419.6, '420 ms'],
  [1240, '1.2 s'],
])('%d ms read as %s', (ms, words) => expect(timeText(ms)).toBe(words));

test.each([
  [900, '1 kB'],
  [311_200, '312 kB'],
  [1_240_000, '1.2 MB'],
])('%d bytes read as %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

test('a commit tells of changes beside it', () => {
  expect(commitParts('e855f5531c0ffee')).toEqual({ short: 'e855f553', isDirty: false });
  expect(commitParts('e855f5531c0ffee+')).toEqual({ short: 'e855f553', isDirty: true });
});
