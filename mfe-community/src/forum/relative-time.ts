const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [7 * DAY, DAY, 'day'],
  [30 * DAY, 7 * DAY, 'week'],
] as const;

/**
 * How long ago something was: "just now", "5 minutes ago", "yesterday"; after a month, its date.
 *
 * @param now epoch milliseconds
 */
export function relativeTime(iso: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(iso));
  if (ago < MINUTE) return 'just now';
  const step = STEPS.find(([below]) => ago < below);
  if (!step) return new Date(iso).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
  const [, unit, name] = step;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(ago / unit), name);
}
