import { Card, Skeleton } from '@serein/ui';
import styles from './AppCard.module.css';

/** Takes the room of an AppCard. */
export function AppCardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton width="7rem" height="1.75rem" />
      <div className={styles.columns}>
        <Skeleton height="8.5rem" />
        <Skeleton height="9.5rem" />
      </div>
      <div className={styles.actions}>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton width="12rem" height="2.25rem" />
      </div>
    </Card>
  );
}
