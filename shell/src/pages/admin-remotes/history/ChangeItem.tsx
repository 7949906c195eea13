import type { Change } from '@serein/contracts/registry';
import { Bird, CircleArrowUp, CircleSlash, type LucideIcon, Rocket, Undo2 } from 'lucide-react';
import { Author } from '../Author.tsx';
import { Commit } from '../Commit.tsx';
import { ChangeLine } from '../change/ChangeLine.tsx';
import { Checks } from '../change/Checks.tsx';
import { agoText } from '../formats.ts';
import { Moment } from '../Moment.tsx';
import styles from './HistorySheet.module.css';

const ICONS: Readonly<Record<Change['action'], LucideIcon>> = {
  deploy: Rocket,
  canary: Bird,
  promote: CircleArrowUp,
  abort: CircleSlash,
  rollback: Undo2,
};

/** One change: what, who, when, from which commit, and how it was checked. */
export function ChangeItem({ change, now }: { change: Change; now: number }) {
  const Icon = ICONS[change.action];
  return (
    <li className={styles.item}>
      <span className={styles.icon} aria-hidden>
        <Icon size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          <ChangeLine change={change} />
        </p>
        <p className={styles.detail}>
          By <Author by={change.by} />, {agoText(change.at, now)}
        </p>
        <p className={styles.detail}>
          <Moment iso={change.at} />
          {change.commit !== null && (
            <>
              , <Commit commit={change.commit} />
            </>
          )}
        </p>
        {change.note && <p>{change.note}</p>}
        <Checks change={change} />
      </div>
    </li>
  );
}
