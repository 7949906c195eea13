import type { Change } from '@serein/contracts/registry';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { smokeWords } from './change-words.ts';
import styles from './Trial.module.css';

/** How a version was tried in a browser before; nothing where it needed no trial. */
export function Trial({ smoke }: Pick<Change, 'smoke'>) {
  const words = smokeWords(smoke);
  if (!words) return null;
  const Icon = words.isFine ? CircleCheck : TriangleAlert;
  return (
    <div className={words.isFine ? styles.fine : styles.attention}>
      <p className={styles.line}>
        <Icon size={16} aria-hidden /> {words.text}
      </p>
      {words.troubles.length > 0 && (
        <ul className={styles.reasons}>
          {words.troubles.map(({ module, trouble }) => (
            <li key={module}>
              {module}: {trouble}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
