const FIRST_MS = 200;
const LONGEST_MS = 5_000;
/** Who ran this long was healthy: its next death counts as the first. */
const HEALTHY_MS = 30_000;

/**
 * How many deaths in a row a process has had, counting one that came after `uptimeMs`.
 * `before` is the count at its previous death.
 */
export function countDeath(before: number, uptimeMs: number): number {
  return uptimeMs >= HEALTHY_MS ? 1 : before + 1;
}

/** How long to wait before the next start: 200 ms after the first death, doubled each time, 5 s at most. */
export function restartDelay(deaths: number): number {
  return Math.min(FIRST_MS * 2 ** (deaths - 1), LONGEST_MS);
}
