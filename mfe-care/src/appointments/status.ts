import { type Appointment, JOIN_AFTER_MINUTES, JOIN_BEFORE_MINUTES } from '@serein/contracts/care';

/** Spec 2, section 2. 'missed' is a filter and has a style, but no appointment ever gets it (section 4). */
export const STATUSES = ['active', 'upcoming', 'completed', 'cancelled', 'missed'] as const;
export type Status = (typeof STATUSES)[number];

export type StatusFacts = Pick<Appointment, 'cancelled' | 'isCompleted' | 'startsAt'>;

const MINUTE_MS = 60_000;

/** The status to show at `now` (ms): the rule of spec 2, section 4. */
export function statusOf({ cancelled, isCompleted, startsAt }: StatusFacts, now: number): Status {
  if (cancelled) return 'cancelled';
  if (isCompleted) return 'completed';
  const sinceStart = (now - Date.parse(startsAt)) / MINUTE_MS;
  if (sinceStart > JOIN_AFTER_MINUTES) return 'completed';
  return sinceStart >= -JOIN_BEFORE_MINUTES ? 'active' : 'upcoming';
}
