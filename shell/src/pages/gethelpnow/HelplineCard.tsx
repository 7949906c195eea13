import { type HelplineEntry, helplineWays } from '@serein/contracts/ai';
import { Card } from '@serein/ui';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import styles from './HelplineCard.module.css';

const ICONS = { call: Phone, text: MessageSquare } as const;

/** One helpline; each way to reach it is one press. */
export function HelplineCard({ entry }: { entry: HelplineEntry }) {
  return (
    <Card as="li" className={styles.card}>
      <h3 className={styles.name}>{entry.name}</h3>
      <ul className={styles.ways}>
        {helplineWays(entry).map(({ kind, label, href }) => {
          if (kind === 'note') return <li key={label}>{label}</li>;
          const Icon = ICONS[kind];
          return (
            <li key={label}>
              <a href={href} className={styles.way}>
                <Icon size={18} aria-hidden /> {kind === 'call' ? `Call ${label}` : capital(label)}
              </a>
            </li>
          );
        })}
      </ul>
      {entry.website && (
        // No referrer: nobody else needs to know where the reader comes from.
        <a href={`https://${entry.website}`} rel="noreferrer" className={styles.site}>
          {entry.website} <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </Card>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
