import type { AppOverview } from '@serein/contracts/registry';
import { Skeleton } from '@serein/ui';
import type { ReactNode } from 'react';
import { Commit } from '../Commit.tsx';
import { ACTION_VERBS } from '../change/change-words.ts';
import { Forced } from '../change/Forced.tsx';
import { Trial } from '../change/Trial.tsx';
import { durationText } from '../formats.ts';
import { Moment } from '../Moment.tsx';
import { useNewestChanges } from '../registry-queries.ts';
import { VersionName } from '../VersionName.tsx';
import styles from './Facts.module.css';
import { liveStory } from './live-story.ts';

/** Which version is live, since when, by whom and how, and which one was before it. */
export function Facts({ overview: { app, revision, pointer }, now }: { overview: AppOverview; now: number }) {
  const changes = useNewestChanges(app, revision);
  const { wentLive, tried } = liveStory(pointer, changes.data?.changes);
  const waiting = changes.isPending && <Skeleton width="60%" height="1.25rem" />;
  return (
    <dl className={styles.facts}>
      <Fact label="Live">
        <VersionName version={pointer.version} full /> {wentLive && `for ${durationText(wentLive.at, now)}`}
        {pointer.url && <p className={styles.detail}>{pointer.url}</p>}
      </Fact>
      <Fact label="How">
        {wentLive ? (
          <>
            {ACTION_VERBS[wentLive.action]} by {wentLive.by}, <Moment iso={wentLive.at} />
            <p className={styles.detail}>
              <Commit commit={wentLive.commit} />
            </p>
          </>
        ) : (
          waiting || 'Longer ago than the newest changes tell'
        )}
      </Fact>
      {(tried?.smoke || wentLive?.forced) && (
        <Fact label="Checks">
          {tried && <Trial smoke={tried.smoke} />}
          {wentLive && <Forced forced={wentLive.forced} />}
        </Fact>
      )}
      <Fact label="Before">
        {pointer.previous ? <VersionName version={pointer.previous} full /> : 'Nothing: this was the first deployment'}
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
