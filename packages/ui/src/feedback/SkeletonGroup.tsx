import { type ReactNode, useEffect, useState } from 'react';
import styles from './Skeleton.module.css';

/** From when on a person who waits wants to be told that it goes on. */
const SLOW_MS = 5_000;

/**
 * Tells screen readers that something loads, once for all the placeholders inside. Where it takes long, it tells
 * everybody.
 */
export function SkeletonGroup({
  label = 'Loading…',
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span role="status" className={isSlow ? styles.slow : styles.words}>
        {isSlow ? 'Still loading: it takes longer than usual.' : label}
      </span>
      <div className={className} aria-hidden>
        {children}
      </div>
    </>
  );
}
