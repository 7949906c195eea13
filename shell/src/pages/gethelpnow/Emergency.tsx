import { dial } from '@serein/contracts/ai';
import { buttonClass } from '@serein/ui';
import { Phone } from 'lucide-react';
import styles from './Emergency.module.css';

/** What to do when a life is in danger now. Some countries have a number, elsewhere the list has words. */
export function Emergency({ number }: { number: string }) {
  const hasNumber = /\d/.test(number);
  return (
    <section aria-labelledby="emergency" className={styles.box}>
      <div>
        <h2 id="emergency">In immediate danger?</h2>
        <p>
          {hasNumber
            ? 'If you or someone near you may be hurt, call now. Stay with them, or ask somebody to stay with you.'
            : `Call your ${number} now. Stay with them, or ask somebody to stay with you.`}
        </p>
      </div>
      {hasNumber && (
        <a href={dial(number)} className={buttonClass({ variant: 'danger', size: 'l' })}>
          <Phone size={22} aria-hidden /> Call {number}
        </a>
      )}
    </section>
  );
}
