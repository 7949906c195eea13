/** Spec 4, section 9. */
export const COURSE_CATEGORIES = [
  'emotional-intelligence',
  'leadership',
  'mindfulness',
  'communication',
  'creativity',
  'self-discipline',
  'time-management',
  'cognitive-performance',
] as const;
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const COURSE_SORTS = ['newest', 'popular', 'rating', 'duration'] as const;

/** Durations under an hour show as `45 min`, longer ones as `2h 5min` (spec 4, section 9). */
export function formatDuration(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h ${minutes % 60}min`;
}
