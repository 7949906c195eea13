import { Link } from '@serein/mfe-kit';
import { Button, buttonClass, focusHeading, IconButton, Skeleton, SkeletonGroup } from '@serein/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Strip.module.css';

export interface StripProps<T> {
  title: string;
  /** Where all of them are. */
  allPath: string;
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** The height of a card, so that nothing jumps. */
  height: string;
  failed: boolean;
  onRetry: () => void;
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** A row of cards that scrolls sideways: by touch, by its two buttons, and by moving the focus through it. */
export function Strip<T>({ title, allPath, items, keyOf, render, height, failed, onRetry }: StripProps<T>) {
  const row = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: scrollBehavior() });
  if (items?.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.tools}>
          <Link to={allPath} className={buttonClass({ variant: 'ghost', size: 's' })}>
            See all
          </Link>
          <IconButton label={`Back in ${title}`} className={styles.arrow} onClick={() => scroll(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label={`Forward in ${title}`} className={styles.arrow} onClick={() => scroll(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      {items && (
        <ul ref={row} className={styles.row} onFocus={showWhole}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.cell} style={{ minHeight: height }}>
              {render(item)}
            </li>
          ))}
        </ul>
      )}
      {!items && !failed && (
        <SkeletonGroup label={`Loading ${title.toLowerCase()}…`} className={styles.row}>
          {PLACEHOLDERS.map((key) => (
            <div key={key} className={styles.cell}>
              <Skeleton height={height} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {!items && failed && (
        <p className={styles.failed} role="status" style={{ minHeight: height }}>
          This list could not be loaded just now.
          <Button
            variant="ghost"
            size="s"
            onClick={(event) => {
              focusHeading(event.currentTarget);
              onRetry();
            }}
          >
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

/** The browser brings only the focused link into view, and the snapping pulls its card out again. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible')) return;
  // After the browser's own scrolling to the focus.
  requestAnimationFrame(() =>
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: scrollBehavior() }),
  );
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
