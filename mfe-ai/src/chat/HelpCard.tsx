import { type ChatHelp, dial, helplineWays } from '@serein/contracts/ai';
import { Link } from '@serein/mfe-kit';
import { LifeBuoy } from 'lucide-react';
import styles from './HelpCard.module.css';

export interface HelpCardProps {
  help: ChatHelp;
  /** Default: 'You don't have to go through this alone'. */
  title?: string | undefined;
}

/** The helplines of the person's country; each way to reach one is one press. */
export function HelpCard({ help, title = "You don't have to go through this alone" }: HelpCardProps) {
  const isListed = /\d/.test(help.emergency);
  return (
    <section className={styles.card} aria-label={`Helplines, ${help.country}`}>
      <h2 className={styles.title}>
        <LifeBuoy size={20} aria-hidden /> {title}
      </h2>
      <p>
        In immediate danger:{' '}
        {isListed ? (
          <a className={styles.emergency} href={dial(help.emergency)}>
            call {help.emergency}
          </a>
        ) : (
          `call your ${help.emergency}`
        )}
      </p>
      <ul className={styles.list}>
        {help.helplines.map((entry) => (
          <li key={entry.name}>
            <strong>{entry.name}</strong>
            <span className={styles.ways}>
              {helplineWays(entry).map(({ label, href }) =>
                href ? (
                  <a key={label} href={href}>
                    {label}
                  </a>
                ) : (
                  <span key={label}>{label}</span>
                ),
              )}
              {!entry.phone && !entry.text && entry.website && (
                // No referrer: nobody else needs to know where the reader comes from.
                <a href={`https://${entry.website}`} rel="noreferrer">
                  {entry.website}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.country}>
        {isListed ? `Helplines for ${help.country}.` : 'We could not tell your country.'}{' '}
        <Link to="/gethelpnow">{isListed ? 'Another country?' : 'Choose your country'}</Link>
      </p>
    </section>
  );
}
