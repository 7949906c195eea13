import { expect, test } from '@jest/globals';
import { countDeath, restartDelay } from './backoff.ts';

test('the wait doubles from 200 ms and stays at 5 s', () => {
  const waits = [1, 2, 3, 4, 5, 6, 50].map(restartDelay);
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

test('quick deaths add up, one after half a minute of service starts anew', () => {
  expect(countDeath(3, 100)).toBe(4);
  expect(countDeath(3, 29_999)).toBe(4);
  expect(countDeath(3, 30_000)).toBe(1);
});
