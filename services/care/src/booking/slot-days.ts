import { BOOKING_DAYS, FIRST_SLOT, LAST_SLOT, SLOT_MINUTES, type SlotDay } from '@serein/contracts/care';
import { Temporal } from 'temporal-polyfill';
import { formatSlotDate, formatSlotTime, instantsOfDay, parseSlotTime } from './slot-time.ts';

/** What decides which slots a doctor offers. */
export interface Schedule {
  timeZone: string;
  available: boolean;
  /** Day (`5_3_2025`) to times (`10:30 AM` or `14:00`); a day that is named here has no default slots. */
  customSlots: Readonly<Record<string, readonly string[]>>;
}

/**
 * The slots of the seven days from the doctor's own today (spec 2, section 9).
 * @param now epoch milliseconds
 * @param taken instants (epoch milliseconds) that somebody has paid for, or is paying for
 */
export function slotDays(schedule: Schedule, now: number, taken: ReadonlySet<number>): SlotDay[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(schedule.timeZone);
  return Array.from({ length: BOOKING_DAYS }, (_, offset) => {
    const date = today.toPlainDate().add({ days: offset });
    const slotDate = formatSlotDate(date);
    const times = schedule.available ? timesOf(schedule, slotDate, offset === 0 ? today.toPlainTime() : null) : [];
    const instantsAt = instantsOfDay(date, schedule.timeZone);
    const slots = times.flatMap((time) => {
      // A time that the clock change repeats is offered once, at its first occurrence.
      const [instant] = instantsAt(time);
      if (instant === undefined) return [];
      return {
        slotTime: formatSlotTime(time),
        startsAt: new Date(instant).toISOString(),
        available: instant > now && !taken.has(instant),
      };
    });
    return { slotDate, slots };
  });
}

/** Among the instants that a booking's words can mean, the one that is a free slot of these days, if any. */
export function offeredInstant(days: readonly SlotDay[], instants: readonly number[]): number | null {
  const free = new Set(days.flatMap((day) => day.slots.filter((slot) => slot.available).map((slot) => slot.startsAt)));
  return instants.find((instant) => free.has(new Date(instant).toISOString())) ?? null;
}

function timesOf(schedule: Schedule, slotDate: string, timeOfDay: Temporal.PlainTime | null): Temporal.PlainTime[] {
  const custom = schedule.customSlots[slotDate];
  if (custom) return inOrder(custom.map(parseSlotTime).filter((time) => time !== null));
  return defaultTimes(timeOfDay ? startOfToday(timeOfDay) : FIRST_SLOT_MINUTES);
}

/** Spec 2, section 9: before 10:00 the whole day; from 10:00 on, the current hour plus one. */
function startOfToday(time: Temporal.PlainTime): number {
  return Math.max(FIRST_SLOT_MINUTES, time.hour * 60 >= FIRST_SLOT_MINUTES ? (time.hour + 1) * 60 : 0);
}

function defaultTimes(startMinutes: number): Temporal.PlainTime[] {
  const times: Temporal.PlainTime[] = [];
  for (let minutes = startMinutes; minutes <= LAST_SLOT_MINUTES; minutes += SLOT_MINUTES) {
    times.push(new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60));
  }
  return times;
}

function inOrder(times: Temporal.PlainTime[]): Temporal.PlainTime[] {
  return times
    .sort(Temporal.PlainTime.compare)
    .filter((time, index, all) => index === 0 || !time.equals(all[index - 1] ?? ''));
}

function minutesOf(text: string): number {
  const time = Temporal.PlainTime.from(text);
  return time.hour * 60 + time.minute;
}

const FIRST_SLOT_MINUTES = minutesOf(FIRST_SLOT);
const LAST_SLOT_MINUTES = minutesOf(LAST_SLOT);
