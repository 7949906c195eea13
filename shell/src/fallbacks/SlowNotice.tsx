import { type ReactNode, useEffect, useState } from 'react';
import styles from './SlowNotice.module.css';

const SLOW_MS = 8_000;

/** A placeholder that says so when the wait is longer than usual. */
export function SlowNotice({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place}>
      {children}
      <p className={styles.words} role="status">
        {isSlow && 'This takes longer than usual. We keep trying.'}
      </p>
    </div>
  );
}
