import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Default: div. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /** Default: m. */
  padding?: 'none' | 's' | 'm' | 'l' | undefined;
  /** Lifts a little under the pointer: for a card that is a link as a whole. */
  lifts?: boolean | undefined;
}

/** A quiet surface with a hairline border. */
export function Card({ as = 'div', padding = 'm', lifts, className, ...rest }: CardProps) {
  // Every tag of `as` takes the plain HTML attributes; TypeScript cannot see that through the union.
  const Tag = as as 'div';
  return <Tag {...rest} className={classNames(styles.card, styles[padding], lifts && styles.lifts, className)} />;
}
