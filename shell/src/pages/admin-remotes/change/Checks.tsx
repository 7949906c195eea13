import type { Change } from '@serein/contracts/registry';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styles from './Checks.module.css';
import { smokeWords } from './change-words.ts';

/** How a version was tried in a browser, and what the gate had against one that was forced through it. */
export function Checks({ change: { smoke, forced } }: { change: Pick<Change, 'smoke' | 'forced'> }) {
  const trial = smokeWords(smoke);
  return (
    <>
      {trial && (
        <Check
          isFine={trial.isFine}
          text={trial.text}
          reasons={trial.troubles.map(({ module, trouble }) => `${module}: ${trouble}`)}
        />
      )}
      {forced && (
        <Check
          isFine={false}
          text={forced.length > 0 ? 'Forced through the gate, which said:' : 'Forced through the gate'}
          reasons={forced}
        />
      )}
    </>
  );
}

function Check({ isFine, text, reasons }: { isFine: boolean; text: string; reasons: readonly string[] }) {
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <div className={isFine ? styles.fine : styles.attention}>
      <p className={styles.line}>
        <Icon size={16} aria-hidden /> {text}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
