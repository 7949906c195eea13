import type { LoadFigures, LoadReport } from '@serein/contracts/registry';
import { z } from 'zod';

const HOUR_MS = 60 * 60 * 1000;
/** Figures are of this many hours, the current one included. */
const HOURS = 24;

/** Upper bounds of the classes of load times in ms; one more class is open. */
const BOUNDS = [50, 100, 150, 200, 300, 400, 500, 700, 1000, 1400, 2000, 3000, 4500, 7000, 10_000, 15_000, 30_000];

const count = z.number().int().nonnegative();

const Slice = z.object({
  /** Since the epoch. */
  hour: count,
  loads: count,
  failed: count,
  recovered: count,
  /** How many good loads fell into each class of time. */
  times: z.array(count).length(BOUNDS.length + 1),
});
type Slice = z.output<typeof Slice>;

/** What one gateway was told of the loads of one version, by hour. */
export const LoadCounts = z.object({
  /** When the canary began that these loads are of; null for a version that was never one. */
  canarySince: z.string().nullable(),
  slices: z.array(Slice).max(HOURS + 1),
});
export type LoadCounts = z.output<typeof LoadCounts>;

export const noLoads = (canarySince: string | null): LoadCounts => ({ canarySince, slices: [] });

/** The counts with one more report in them, and without what is too old. */
export function withReport(
  counts: LoadCounts,
  { outcome, ms }: Pick<LoadReport, 'outcome' | 'ms'>,
  now: number,
): LoadCounts {
  const hour = hourOf(now);
  const slices = recent(counts, now);
  const before = slices.find((slice) => slice.hour === hour) ?? emptySlice(hour);
  const slice = {
    ...before,
    loads: before.loads + 1,
    failed: before.failed + (outcome === 'failed' ? 1 : 0),
    recovered: before.recovered + (outcome === 'recovered' ? 1 : 0),
    times: outcome === 'ok' ? before.times.map((n, index) => n + (index === classOf(ms) ? 1 : 0)) : before.times,
  };
  return { ...counts, slices: [...slices.filter((other) => other.hour !== hour), slice] };
}

/** Whether nothing of the counts is of the last day. */
export const isOver = (counts: LoadCounts, now: number): boolean => recent(counts, now).length === 0;

/** The figures of all gateways' counts together. */
export function figuresOf(all: readonly LoadCounts[], now: number): LoadFigures {
  const sum = emptySlice(0);
  for (const slice of all.flatMap((counts) => recent(counts, now))) {
    sum.loads += slice.loads;
    sum.failed += slice.failed;
    sum.recovered += slice.recovered;
    sum.times = sum.times.map((n, index) => n + (slice.times[index] ?? 0));
  }
  return { loads: sum.loads, failed: sum.failed, recovered: sum.recovered, p75: quantile(sum.times, 0.75) };
}

const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

const recent = ({ slices }: LoadCounts, now: number): Slice[] =>
  slices.filter(({ hour }) => hour > hourOf(now) - HOURS);

const emptySlice = (hour: number): Slice => ({
  hour,
  loads: 0,
  failed: 0,
  recovered: 0,
  times: new Array<number>(BOUNDS.length + 1).fill(0),
});

function classOf(ms: number): number {
  const index = BOUNDS.findIndex((bound) => ms <= bound);
  return index < 0 ? BOUNDS.length : index;
}

/** Within a class the times are taken as evenly spread. @returns ms; null where nothing was counted */
function quantile(times: readonly number[], share: number): number | null {
  const total = times.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let wanted = total * share;
  for (const [index, n] of times.entries()) {
    const lower = BOUNDS[index - 1] ?? 0;
    if (wanted <= n) return Math.round(lower + ((BOUNDS[index] ?? lower) - lower) * (wanted / n));
    wanted -= n;
  }
  return BOUNDS.at(-1) ?? null;
}
