import { dial } from '@serein/contracts/ai';
import { buttonClass } from '@serein/ui';
import { likelyCode } from './country.ts';
import styles from './FirstNumbers.module.css';
import { FIRST_NUMBERS } from './first-numbers.ts';

/** Whom to call now, where the page that lists all of them did not load. Stands in the shell's first script. */
export function FirstNumbers() {
  const numbers = FIRST_NUMBERS[likelyCode()];
  if (!numbers) return <p>In danger? Call your local emergency services now.</p>;
  const [emergency, helpline, phone] = numbers;
  return (
    <div className={styles.numbers}>
      <a href={dial(emergency)} className={buttonClass({ variant: 'danger', size: 'l', block: true })}>
        In danger? Call {emergency}
      </a>
      <a href={dial(phone)} className={buttonClass({ variant: 'secondary', size: 'l', block: true })}>
        {helpline}: {phone}
      </a>
    </div>
  );
}
