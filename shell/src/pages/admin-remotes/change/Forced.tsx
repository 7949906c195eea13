import type { Change } from '@serein/contracts/registry';
import { TriangleAlert } from 'lucide-react';
import styles from './Trial.module.css';

/** What the gate had against a version that went through it by force; nothing for the others. */
export function Forced({ forced }: Pick<Change, 'forced'>) {
  if (!forced) return null;
  return (
    <div className={styles.attention}>
      <p className={styles.line}>
        <TriangleAlert size={16} aria-hidden /> Forced through the gate
        {forced.length > 0 && ', which said:'}
      </p>
      <ul className={styles.reasons}>
        {forced.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
