import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'attention' | 'danger';

/** A short, quiet label. The words carry the meaning, never the colour alone. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
