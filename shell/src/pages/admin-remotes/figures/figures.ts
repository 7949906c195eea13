import { CANARY, type LoadFigures } from '@serein/contracts/registry';

const NO_FIGURES: LoadFigures = { loads: 0, failed: 0, recovered: 0, p75: null };

/** Slower by less than this is noise to whoever waits. */
const NOTICEABLE_MS = 150;
const NOTICEABLY_SLOWER = 1.25;

/** The figures of one version; none reported are zeros. */
export const figuresOf = (figures: Readonly<Record<string, LoadFigures>>, version: string): LoadFigures =>
  figures[version] ?? NO_FIGURES;

/** A share of 0 to 1; null without a load. */
export const shareOf = (part: number, { loads }: LoadFigures): number | null => (loads === 0 ? null : part / loads);

/** A load that the version before took over went wrong, too. */
const troubleShare = (figures: LoadFigures): number => shareOf(figures.failed + figures.recovered, figures) ?? 0;

/** How a candidate does beside the live version. */
export type Verdict =
  /** Too few loads to tell. */
  | { kind: 'early'; loads: number }
  /** More of its loads go wrong than of the live version's, in points: by more than the margin, or within it. */
  | { kind: 'worse' | 'little-worse'; points: number }
  | { kind: 'good' };

/** Compares the shares of loads that went wrong by the rule that also ends a canary (`CANARY`). */
export function compare(candidate: LoadFigures, live: LoadFigures): Verdict {
  if (candidate.loads < CANARY.minLoads) return { kind: 'early', loads: candidate.loads };
  const points = 100 * (troubleShare(candidate) - troubleShare(live));
  if (points > CANARY.marginPercent) return { kind: 'worse', points };
  return points > 0 ? { kind: 'little-worse', points } : { kind: 'good' };
}

/** Whether people wait noticeably longer for the candidate. */
export const isSlower = (candidate: LoadFigures, live: LoadFigures): boolean =>
  candidate.loads >= CANARY.minLoads &&
  candidate.p75 !== null &&
  live.p75 !== null &&
  candidate.p75 - live.p75 >= NOTICEABLE_MS &&
  candidate.p75 >= live.p75 * NOTICEABLY_SLOWER;

/** Which figures of a candidate to point at, beside those of the live version. */
export function worseFigures(candidate: LoadFigures, live: LoadFigures): ReadonlySet<keyof LoadFigures> {
  const worse = new Set<keyof LoadFigures>();
  if (isSlower(candidate, live)) worse.add('p75');
  if (compare(candidate, live).kind !== 'worse') return worse;
  for (const part of ['failed', 'recovered'] as const) {
    if ((shareOf(candidate[part], candidate) ?? 0) > (shareOf(live[part], live) ?? 0)) worse.add(part);
  }
  return worse;
}

/** A live version of whose loads as many go wrong as would end a canary beside a faultless one. */
export const isFailing = (live: LoadFigures): boolean => compare(live, NO_FIGURES).kind === 'worse';
