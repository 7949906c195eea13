import { Star } from 'lucide-react';
import styles from './Stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

export interface StarsProps {
  /** 1 to 5, shown to one decimal; null when nobody has rated yet. */
  value: number | null;
  /** How many ratings the value comes from. */
  count?: number | undefined;
  /** Shown in place of a missing rating. Default: 'N/A'. */
  none?: string | undefined;
  /** One star and the figure instead of five stars. */
  compact?: boolean | undefined;
}

/** A rating as stars and a figure, with the same in words for screen readers. */
export function Stars({ value, count, none = 'N/A', compact = false }: StarsProps) {
  const figure = value === null ? none : value.toFixed(1);
  const raters = count ? ` by ${count} ${count === 1 ? 'person' : 'people'}` : '';
  const words = value === null ? `Rating: ${none}` : `Rated ${figure} out of 5${raters}`;
  return (
    <span className={styles.stars}>
      <span className={styles.words}>{words}</span>
      <span className={styles.drawn} aria-hidden>
        {(compact ? ([1] as const) : FIVE).map((place) => (
          <Star
            key={place}
            size={16}
            className={(compact ? value !== null : place <= Math.round(value ?? 0)) ? styles.full : styles.empty}
          />
        ))}
        <span className={styles.figure}>{figure}</span>
        {value !== null && count !== undefined && <span className={styles.count}>({count})</span>}
      </span>
    </span>
  );
}
