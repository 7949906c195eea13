const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
const number = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** The largest unit that fits at least once, and how often; null below a minute. A clock that runs behind counts as now. */
function inUnits(sinceIso: string, now: number) {
  const passed = Math.max(0, now - Date.parse(sinceIso));
  const found = UNITS.find(([, length]) => passed >= length);
  return found ? { unit: found[0], count: Math.floor(passed / found[1]) } : null;
}

/** How long something has lasted: "3 hours", "under a minute". */
export function durationText(sinceIso: string, now: number): string {
  const lasted = inUnits(sinceIso, now);
  if (!lasted) return 'under a minute';
  const { unit, count } = lasted;
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** When something was, seen from now: "3 hours ago", "yesterday", "just now". */
export function agoText(iso: string, now: number): string {
  const passed = inUnits(iso, now);
  return passed ? relative.format(-passed.count, passed.unit) : 'just now';
}

/** "21 Nov 2026, 3:04 pm", on the reader's clock. */
export const momentText = (iso: string): string => moment.format(new Date(iso));

/** "3:04:05 pm", on the reader's clock. */
export const clockText = (at: number): string => clock.format(at);

export const countText = (count: number): string => number.format(count);

/** A share of 0 to 1 as "6.2%". One that is not zero does not look like it. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.001 ? `<${percent.format(0.001)}` : percent.format(share);

/** Percentage points, with one digit: "6.2". */
export const pointsText = (points: number): string => oneDigit.format(points);

/** Milliseconds as "420 ms" or "1.2 s". */
export const timeText = (ms: number): string =>
  ms < 1000 ? `${number.format(Math.round(ms))} ms` : `${oneDigit.format(ms / 1000)} s`;

/** Bytes as "312 kB" or "1.2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${number.format(Math.ceil(bytes / 1000))} kB` : `${oneDigit.format(bytes / 1_000_000)} MB`;

/** Enough of a version's name to tell it from the others. */
export const shortVersion = (version: string): string => version.slice(0, 8);

/** "e855f553", and whether there were changes that no commit holds. */
export function commitParts(commit: string): { short: string; isDirty: boolean } {
  return { short: commit.replace(/\+$/, '').slice(0, 8), isDirty: commit.endsWith('+') };
}
