import type { Change, Pointer } from '@serein/contracts/registry';
import { Skeleton } from '@serein/ui';
import type { ReactNode } from 'react';
import { Author } from '../Author.tsx';
import { Commit } from '../Commit.tsx';
import { ChangeLine } from '../change/ChangeLine.tsx';
import { Checks } from '../change/Checks.tsx';
import { ACTION_VERBS } from '../change/change-words.ts';
import { agoText } from '../formats.ts';
import { Moment } from '../Moment.tsx';
import { VersionName } from '../VersionName.tsx';
import styles from './Facts.module.css';
import { whatChecked, whatMadeLive } from './live-story.ts';

export interface FactsProps {
  pointer: Pointer;
  changes: readonly Change[];
  now: number;
  /** More changes are on their way. */
  isPending: boolean;
}

/** How the live version became live, how it was checked, and which one was before it. */
export function Facts({ pointer, changes, now, isPending }: FactsProps) {
  const made = whatMadeLive(pointer.version, changes);
  const checked = whatChecked(pointer.version, changes);
  return (
    <dl className={styles.facts}>
      {pointer.url && <Fact label="From">{pointer.url}</Fact>}
      <Fact label="How">
        {made && (
          <>
            {ACTION_VERBS[made.action]} by <Author by={made.by} />, <Moment iso={made.at} />
            <p className={styles.detail}>
              <Commit commit={made.commit} />
            </p>
          </>
        )}
        {!made && (isPending ? <Skeleton width="60%" height="1.25rem" /> : 'Longer ago than the newest changes tell')}
      </Fact>
      {checked && (
        <Fact label="Checks">
          <Checks change={checked} />
        </Fact>
      )}
      {pointer.change.action === 'abort' && (
        <Fact label="Canary">
          <ChangeLine change={pointer.change} />, by <Author by={pointer.change.by} />,{' '}
          <Moment iso={pointer.change.at}>{agoText(pointer.change.at, now)}</Moment>
          {pointer.change.note && <p className={styles.detail}>{pointer.change.note}</p>}
        </Fact>
      )}
      <Fact label="Before">
        {pointer.previous ? <VersionName version={pointer.previous} full /> : 'No other version was live before'}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
