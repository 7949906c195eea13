import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { offeredInstant, type Schedule, slotDays } from './slot-days.ts';
import { formatSlotDate, formatSlotTime, instantsOf, parseSlotDate, parseSlotTime } from './slot-time.ts';

const ZONES = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'UTC',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
const always = (timeZone: string, customSlots: Schedule['customSlots'] = {}): Schedule => ({
  timeZone,
  available: true,
  customSlots,
});
const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const textsOf = (schedule: Schedule, now: number, day = 0) =>
  slotDays(schedule, now, new Set())[day]?.slots.map((slot) => slot.slotTime);

fc.configureGlobal({ numRuns: 40 });

describe('the seven days of a doctor', () => {
  it('are seven days in a row from the doctor’s own today, in any zone at any instant', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
        const dates = slotDays(always(timeZone), now, new Set()).map((day) => day.slotDate);
        expect(dates).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => formatSlotDate(today.add({ days }))));
      }),
    );
  });

  it('hold slots whose instant reads as their text in the doctor’s zone, in order and each once', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        let last = 0;
        for (const day of slotDays(always(timeZone), now, new Set())) {
          for (const slot of day.slots) {
            const local = Temporal.Instant.from(slot.startsAt).toZonedDateTimeISO(timeZone);
            expect(formatSlotDate(local.toPlainDate())).toBe(day.slotDate);
            expect(formatSlotTime(local.toPlainTime())).toBe(slot.slotTime);
            expect(local.epochMilliseconds).toBeGreaterThan(last);
            last = local.epochMilliseconds;
          }
        }
      }),
    );
  });

  it('never offer a past or taken slot', () => {
    fc.assert(
      fc.property(zone, instant, fc.array(fc.nat(150)), (timeZone, now, picks) => {
        const all = slotDays(always(timeZone), now, new Set()).flatMap((day) => day.slots);
        const taken = new Set(picks.flatMap((pick) => Date.parse(all[pick]?.startsAt ?? '') || []));
        for (const slot of slotDays(always(timeZone), now, taken).flatMap((day) => day.slots)) {
          const start = Date.parse(slot.startsAt);
          expect(slot.available).toBe(start > now && !taken.has(start));
        }
      }),
    );
  });

  it('have a slot every half hour from 10:00 to 21:00 on other days than today', () => {
    const texts = textsOf(always('Asia/Kolkata'), at('2026-03-02T15:20[Asia/Kolkata]'), 1);
    expect(texts).toHaveLength(23);
    expect([texts?.[0], texts?.[1], texts?.at(-1)]).toEqual(['10:00 AM', '10:30 AM', '9:00 PM']);
  });

  it.each([
    ['06:10', '10:00 AM'],
    ['09:59', '10:00 AM'],
    ['10:00', '11:00 AM'],
    ['14:40', '3:00 PM'],
    ['20:05', '9:00 PM'],
    ['21:05', undefined],
  ])('begin today, at %s, with %s', (clock, first) => {
    expect(textsOf(always('Asia/Kathmandu'), at(`2026-03-02T${clock}[Asia/Kathmandu]`))?.[0]).toBe(first);
  });

  it('take custom slots in place of the default ones, in either writing, sorted and each once', () => {
    const schedule = always('Asia/Kolkata', { '3_3_2026': ['14:00', '9:30 AM', '2:00 PM'], '4_3_2026': [] });
    const now = at('2026-03-02T08:00[Asia/Kolkata]');
    expect(textsOf(schedule, now, 1)).toEqual(['9:30 AM', '2:00 PM']);
    expect(textsOf(schedule, now, 2)).toEqual([]);
  });

  it('drop a time that the clock change skips and offer a repeated one once', () => {
    const schedule = always('America/New_York', { '8_3_2026': ['02:30', '03:30'], '1_11_2026': ['01:30'] });
    expect(textsOf(schedule, at('2026-03-07T08:00[America/New_York]'), 1)).toEqual(['3:30 AM']);
    const [slot] = slotDays(schedule, at('2026-10-31T08:00[America/New_York]'), new Set())[1]?.slots ?? [];
    expect(slot?.startsAt).toBe('2026-11-01T05:30:00.000Z');
  });

  it('are without slots when the doctor is unavailable', () => {
    const days = slotDays({ ...always('UTC'), available: false }, Date.UTC(2026, 1, 1), new Set());
    expect(days.map((day) => day.slots)).toEqual([[], [], [], [], [], [], []]);
  });
});

describe('a booking written in any zone', () => {
  it('finds the slot that its words mean', () => {
    fc.assert(
      fc.property(zone, zone, instant, fc.nat(100), (doctorZone, patientZone, now, pick) => {
        const days = slotDays(always(doctorZone), now, new Set());
        const offered = days.flatMap((day) => day.slots).filter((slot) => slot.available);
        const slot = offered[pick % offered.length];
        if (!slot) return;
        const local = Temporal.Instant.from(slot.startsAt).toZonedDateTimeISO(patientZone);
        const date = parseSlotDate(formatSlotDate(local.toPlainDate()));
        const time = parseSlotTime(formatSlotTime(local.toPlainTime()));
        if (!date || !time) throw new Error('unreadable');
        const instants = instantsOf(date, time, patientZone);
        expect(instants).toContain(Date.parse(slot.startsAt));
        expect(instants).toContain(offeredInstant(days, instants));
      }),
    );
  });

  it('finds nothing for a time that is no slot of this doctor', () => {
    const days = slotDays(always('Asia/Kolkata'), at('2026-03-02T08:00[Asia/Kolkata]'), new Set());
    expect(offeredInstant(days, [at('2026-03-03T10:10[Asia/Kolkata]')])).toBeNull();
    expect(offeredInstant(days, [at('2026-03-09T10:30[Asia/Kolkata]')])).toBeNull();
    expect(offeredInstant(days, [])).toBeNull();
  });
});

describe('the texts of a slot', () => {
  it('are read in 12-hour and 24-hour form', () => {
    const time = (text: string) => parseSlotTime(text)?.toString() ?? null;
    expect(['10:30 AM', '12:00 AM', '12:15 PM', '9:05pm', '14:00', '0:30'].map(time)).toEqual([
      '10:30:00',
      '00:00:00',
      '12:15:00',
      '21:05:00',
      '14:00:00',
      '00:30:00',
    ]);
    expect(['24:00', '13:00 PM', '0:10 AM', '10:60', 'noon', ''].map(time)).toEqual(Array(6).fill(null));
  });

  it('have no day that no calendar has', () => {
    expect(parseSlotDate('29_2_2028')?.toString()).toBe('2028-02-29');
    expect([parseSlotDate('29_2_2027'), parseSlotDate('0_1_2027'), parseSlotDate('1-1-2027')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
