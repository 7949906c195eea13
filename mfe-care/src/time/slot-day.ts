/** Noon UTC of a day written day_month_year without padding (5_3_2025): safe to format in UTC. Null when malformed. */
export function parseSlotDate(slotDate: string): Date | null {
  const match = /^(\d{1,2})_(\d{1,2})_(\d{4})$/.exec(slotDate);
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date : null;
}

const formats = {
  weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** A slot's day in words: weekday 'Sun', day '22 Nov', full 'Sunday 22 November 2026'. Malformed days stay as they are. */
export function slotDayText(slotDate: string, style: keyof typeof formats): string {
  const date = parseSlotDate(slotDate);
  return date ? formats[style].format(date) : slotDate;
}
