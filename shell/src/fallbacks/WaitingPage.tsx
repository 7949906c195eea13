import { Page, Skeleton, SkeletonGroup } from '@serein/ui';
import styles from './WaitingPage.module.css';

/** Keeps a page's room while its code or the session is on the way. */
export function WaitingPage() {
  return (
    <Page>
      <SkeletonGroup className={styles.group}>
        <Skeleton width="min(24rem, 70%)" height="2.5rem" />
        <Skeleton width="min(34rem, 95%)" height="1.25rem" />
        <div className={styles.cards}>
          {['one', 'two', 'three'].map((card) => (
            <Skeleton key={card} height="14rem" />
          ))}
        </div>
      </SkeletonGroup>
    </Page>
  );
}
