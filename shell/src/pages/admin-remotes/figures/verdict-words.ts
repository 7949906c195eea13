import { CANARY } from '@serein/contracts/registry';
import { pointsText } from '../formats.ts';
import type { Verdict } from './figures.ts';

/** What to think of a canary beside the live version. */
export function canaryWords(verdict: Verdict, slower: boolean): string {
  switch (verdict.kind) {
    case 'early':
      return verdict.loads === 0
        ? 'Nobody has loaded it yet.'
        : `Too early to tell: ${verdict.loads} of the ${CANARY.minLoads} loads that a comparison takes.`;
    case 'worse':
      return `Worse than live: ${more(verdict.points)}. A canary like this is ended by itself.`;
    case 'little-worse':
      return `A little worse than live: ${more(verdict.points)}. Above ${CANARY.marginPercent} it is ended by itself.`;
    case 'good':
      return slower
        ? 'Goes wrong no more often than live, but takes noticeably longer to load.'
        : 'No worse than live.';
  }
}

/** What to think of a live version beside the one before it; null when there is nothing to do. */
export function liveWords(verdict: Verdict, slower: boolean): string | null {
  if (verdict.kind === 'worse') return `Worse than the version before: ${more(verdict.points)}.`;
  return slower && verdict.kind === 'good' ? 'Takes noticeably longer to load than the version before.' : null;
}

const more = (points: number): string => `${pointsText(points)} points more of its loads go wrong`;
