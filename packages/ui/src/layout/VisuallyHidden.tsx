import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers only. With `role="status"` they are read out when they change. */
export function VisuallyHidden({ role, children }: { role?: 'status' | undefined; children: ReactNode }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
