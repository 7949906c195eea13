import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { statusOf } from './status.ts';

const start = Date.parse('2026-11-22T05:00:00.000Z');
const MINUTE = 60_000;
const at = (startsAt: number, flags = {}) => ({
  startsAt: new Date(startsAt).toISOString(),
  cancelled: false,
  isCompleted: false,
  ...flags,
});

test.each([
  [-15 * MINUTE - 1, 'upcoming'],
  [-15 * MINUTE, 'active'],
  [0, 'active'],
  [60 * MINUTE, 'active'],
  [60 * MINUTE + 1, 'completed'],
])('%i ms from the start it is %s', (offset, status) => {
  expect(statusOf(at(start), start + offset)).toBe(status);
});

const anyTime = fc.integer({ min: 0, max: 4e12 });

test('a cancelled appointment stays cancelled, a completed one completed, whenever one looks', () => {
  fc.assert(
    fc.property(anyTime, anyTime, fc.boolean(), (startsAt, now, isCompleted) => {
      expect(statusOf(at(startsAt, { cancelled: true, isCompleted }), now)).toBe('cancelled');
      expect(statusOf(at(startsAt, { isCompleted: true }), now)).toBe('completed');
    }),
  );
});

test('time only moves it on: upcoming, active, completed; and it is never missed', () => {
  const order = ['upcoming', 'active', 'completed'];
  fc.assert(
    fc.property(anyTime, anyTime, fc.nat(1e9), (startsAt, now, later) => {
      const before = order.indexOf(statusOf(at(startsAt), now));
      const after = order.indexOf(statusOf(at(startsAt), now + later));
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
