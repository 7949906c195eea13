import { Card, Skeleton, SkeletonGroup } from '@serein/ui';
import cardStyles from './CourseCard.module.css';
import styles from './CourseResults.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Six cards in their final size. */
export function CourseGridSkeleton() {
  return (
    <SkeletonGroup label="Loading the courses…" className={styles.grid}>
      {PLACES.map((place) => (
        <Card key={place} padding="none" className={cardStyles.card}>
          <div className={cardStyles.loadingPicture}>
            <Skeleton height="100%" />
          </div>
          <div className={cardStyles.body}>
            <Skeleton width="40%" />
            <Skeleton width="85%" height="1.6em" />
            <Skeleton height="4.6em" />
            <Skeleton width="60%" />
            <Skeleton height="2.75rem" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
