import type { AppOverview } from '@serein/contracts/registry';
import { TriangleAlert } from 'lucide-react';
import { FiguresTable } from '../figures/FiguresTable.tsx';
import { compare, figuresOf, isSlower, worseFigures } from '../figures/figures.ts';
import { liveWords } from '../figures/verdict-words.ts';
import styles from './AppCard.module.css';

/** The loads of the last day: the live version beside its canary, or else beside the version before it. */
export function LiveFigures({ overview: { pointer, figures } }: { overview: AppOverview }) {
  const live = figuresOf(figures, pointer.version);
  const caption = 'Loads in the last 24 hours';
  if (pointer.canary) {
    const canary = figuresOf(figures, pointer.canary.version);
    const columns = [
      { label: 'Live', figures: live },
      { label: 'Canary', figures: canary, worse: worseFigures(canary, live) },
    ];
    return <FiguresTable caption={caption} columns={columns} />;
  }
  const before = pointer.previous ? figuresOf(figures, pointer.previous) : null;
  if (!before?.loads) return <FiguresTable caption={caption} columns={[{ label: 'Live', figures: live }]} />;
  const advice = liveWords(compare(live, before), isSlower(live, before));
  const columns = [
    { label: 'Live', figures: live, worse: worseFigures(live, before) },
    { label: 'Before', figures: before },
  ];
  return (
    <div>
      <FiguresTable caption={caption} columns={columns} />
      {advice && (
        <p className={styles.advice}>
          <TriangleAlert size={16} aria-hidden /> {advice}
        </p>
      )}
    </div>
  );
}
