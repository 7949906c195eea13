import type { Slot, SlotDay } from '@serein/contracts/care';
import { hourIn } from '../time/zones.ts';

export const DAY_PARTS = ['Morning', 'Afternoon', 'Evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const partOf = (hour: number): DayPart => (hour < 12 ? 'Morning' : hour < 17 ? 'Afternoon' : 'Evening');

/** A day's slots by the time of day in the doctor's zone; parts without slots are left out. */
export function slotGroups(slots: readonly Slot[], timeZone: string): { part: DayPart; slots: Slot[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    slots: slots.filter((slot) => partOf(hourIn(slot.startsAt, timeZone)) === part),
  })).filter((group) => group.slots.length > 0);
}

export const freeSlots = (day: SlotDay): number => day.slots.filter((slot) => slot.available).length;

/** The day that is shown first: the first with a free slot, else the first. */
export const firstOpenDay = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find((day) => freeSlots(day) > 0) ?? days[0];
