import { expect, test } from '@jest/globals';
import { isRecent } from './mongo.ts';

test.each([
  ['2.36', false],
  ['2.38', true],
  ['2.41', true],
  ['3.0', true],
  [undefined, false],
])('glibc %s is recent enough for the engine: %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected);
});
