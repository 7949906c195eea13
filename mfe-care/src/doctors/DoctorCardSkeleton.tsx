import { Card, Skeleton } from '@serein/ui';
import styles from './DoctorCard.module.css';

/** Takes the room of a DoctorCard. */
export function DoctorCardSkeleton() {
  return (
    <Card padding="s" className={styles.card}>
      <Skeleton width="96px" height="112px" />
      <div className={styles.skeletonWords}>
        <Skeleton width="5rem" height="1.375rem" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="50%" height="1.25rem" />
        <Skeleton width="65%" height="1.25rem" />
      </div>
      <div className={styles.foot}>
        <Skeleton width="4rem" height="1.5rem" />
        <Skeleton width="3rem" height="1.5rem" />
      </div>
    </Card>
  );
}
