import { expect, test } from '@jest/globals';
import { firstOpenDay, slotGroups } from './slot-groups.ts';

const slot = (startsAt: string, available = true) => ({ slotTime: '', startsAt, available });

test('slots are grouped by the time of day in the doctor\u2019s zone', () => {
  const slots = ['2026-11-22T04:30:00Z', '2026-11-22T06:29:00Z', '2026-11-22T06:30:00Z', '2026-11-22T11:30:00Z'];
  const groups = slotGroups(
    slots.map((startsAt) => slot(startsAt)),
    'Asia/Kolkata',
  );
  expect(groups.map(({ part, slots: { length } }) => [part, length])).toEqual([
    ['Morning', 2],
    ['Afternoon', 1],
    ['Evening', 1],
  ]);
});

test('the first day with a free slot is shown first', () => {
  const full = { slotDate: '21_11_2026', slots: [slot('2026-11-21T04:30:00Z', false)] };
  const open = { slotDate: '22_11_2026', slots: [slot('2026-11-22T04:30:00Z')] };
  expect(firstOpenDay([full, open])).toBe(open);
  expect(firstOpenDay([full])).toBe(full);
  expect(firstOpenDay([])).toBeUndefined();
});
