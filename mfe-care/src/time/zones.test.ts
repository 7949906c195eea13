import { expect, test } from '@jest/globals';
import { parseSlotDate, slotDayText } from './slot-day.ts';
import { clockText, hourIn, ownClockText } from './zones.ts';

const halfPastTenInKolkata = '2026-11-22T05:00:00.000Z';

test('a slot is shown on the clock of its own zone, half-hour zones included', () => {
  expect(clockText(halfPastTenInKolkata, 'Asia/Kolkata')).toBe('10:30 AM');
  expect(clockText(halfPastTenInKolkata, 'Asia/Kathmandu')).toBe('10:45 AM');
  expect(hourIn('2026-11-22T18:30:00.000Z', 'Asia/Kolkata')).toBe(0);
});

test('the visitor sees his own time only where his clock differs', () => {
  expect(ownClockText(halfPastTenInKolkata, 'Asia/Kolkata', 'Asia/Calcutta')).toBeNull();
  expect(ownClockText(halfPastTenInKolkata, 'Asia/Kolkata', 'Europe/London')).toBe('5:00 AM');
});

test('another day on the visitor\u2019s clock is named', () => {
  expect(ownClockText(halfPastTenInKolkata, 'Asia/Kolkata', 'America/New_York')).toBe('12:00 AM');
  expect(ownClockText(halfPastTenInKolkata, 'Asia/Kolkata', 'America/Los_Angeles')).toBe('Sat 9:00 PM');
});

test('daylight saving moves the visitor\u2019s time, not the doctor\u2019s', () => {
  expect(ownClockText('2026-07-01T05:00:00.000Z', 'Asia/Kolkata', 'Europe/London')).toBe('6:00 AM');
});

test('slot dates are read without padding, and nonsense is refused', () => {
  expect(parseSlotDate('5_3_2025')?.toISOString()).toBe('2025-03-05T12:00:00.000Z');
  expect(parseSlotDate('31_2_2025')).toBeNull();
  expect(slotDayText('22_11_2026', 'day')).toBe('22 Nov');
});
