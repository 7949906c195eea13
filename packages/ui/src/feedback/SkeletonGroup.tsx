import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** Tells screen readers that something loads, once for all the placeholders inside. */
export function SkeletonGroup({
  label = 'Loading…',
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <span role="status" className={styles.words}>
        {label}
      </span>
      <div className={className} aria-hidden>
        {children}
      </div>
    </>
  );
}
