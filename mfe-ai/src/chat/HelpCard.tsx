import type { ChatHelp } from '@serein/contracts/ai';
import { LifeBuoy } from 'lucide-react';
import styles from './HelpCard.module.css';

const dial = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The helplines of the person's country, above Neha's words. */
export function HelpCard({ help }: { help: ChatHelp }) {
  return (
    <section className={styles.card} aria-label={`Helplines, ${help.country}`}>
      <h2 className={styles.title}>
        <LifeBuoy size={20} aria-hidden /> You don't have to go through this alone
      </h2>
      <p>
        In immediate danger:{' '}
        {/\d/.test(help.emergency) ? (
          <a className={styles.emergency} href={dial(help.emergency)}>
            call {help.emergency}
          </a>
        ) : (
          help.emergency
        )}
      </p>
      <ul className={styles.list}>
        {help.helplines.map(({ name, phone, text, website }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              {phone && <a href={dial(phone)}>{phone}</a>} {text}
              {!phone && !text && website && <a href={`https://${website}`}>{website}</a>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
