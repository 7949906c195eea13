import { Temporal } from 'temporal-polyfill';

/** `10:30 AM` (spec 2, section 3). */
export function formatSlotTime(time: Temporal.PlainTime): string {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  return `${hour}:${String(time.minute).padStart(2, '0')} ${time.hour < 12 ? 'AM' : 'PM'}`;
}

/** Reads `10:30 AM` and `14:00`; null for anything that is not a time. */
export function parseSlotTime(text: string): Temporal.PlainTime | null {
  const match = /^(\d{1,2}):(\d{2})(?: ?([AP])M)?$/i.exec(text.trim());
  if (!match) return null;
  const [, hourText, minuteText, half] = match;
  let hour = Number(hourText);
  const minute = Number(minuteText);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return null;
  return new Temporal.PlainTime(hour, minute);
}

/** `5_3_2025`: day, month and year without padding (spec 2, section 3). */
export function formatSlotDate(date: Temporal.PlainDate): string {
  return `${date.day}_${date.month}_${date.year}`;
}

/** Reads `5_3_2025`; null for a day that no calendar has. */
export function parseSlotDate(text: string): Temporal.PlainDate | null {
  const match = /^(\d{1,2})_(\d{1,2})_(\d{4})$/.exec(text);
  if (!match) return null;
  try {
    return Temporal.PlainDate.from(
      { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) },
      { overflow: 'reject' },
    );
  } catch {
    return null;
  }
}

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instants (epoch milliseconds) that a wall-clock time in a zone can mean: none in the hour that a clock
 * change skips, two (the earlier first) in the hour that it repeats, else one.
 */
export function instantsOf(date: Temporal.PlainDate, time: Temporal.PlainTime, timeZone: string): number[] {
  return instantsOfDay(date, timeZone)(time);
}

/** `instantsOf` for many times of one day; a day without a clock change costs two zone look-ups in all. */
export function instantsOfDay(date: Temporal.PlainDate, timeZone: string): (time: Temporal.PlainTime) => number[] {
  const midnight = date.toZonedDateTime(timeZone);
  const offset = midnight.offsetNanoseconds;
  const changes = midnight.hour !== 0 || date.add({ days: 1 }).toZonedDateTime(timeZone).offsetNanoseconds !== offset;
  if (changes) {
    return (time) => instantsAround(date.toPlainDateTime(time), timeZone);
  }
  const start = Date.UTC(date.year, date.month - 1, date.day) - offset / 1e6;
  return (time) => [start + (time.hour * 60 + time.minute) * 60_000];
}

function instantsAround(local: Temporal.PlainDateTime, timeZone: string): number[] {
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(local)) return [];
  const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
  return [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])];
}
