import type { Review } from '@serein/contracts/care';
import { Button, Card, EmptyState, ErrorState, Picture, Skeleton, SkeletonGroup, Stars } from '@serein/ui';
import { MessageCircleHeart, UserRound } from 'lucide-react';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import styles from './Reviews.module.css';
import { useReviews } from './use-doctor.ts';

const PLACEHOLDERS = ['a', 'b', 'c'];
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The Patient Reviews tab. */
export function Reviews({ docId }: { docId: string }) {
  const found = useReviews(docId);
  useFailureToast(found.error);
  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading reviews…" className={styles.list}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} height="8rem" />
        ))}
      </SkeletonGroup>
    );
  }
  const reviews = found.data?.pages.flatMap((page) => page.reviews);
  if (!reviews) return <ErrorState message={found.error?.message} onRetry={() => void found.refetch()} />;
  if (reviews.length === 0) {
    return <EmptyState icon={<MessageCircleHeart size={28} />} title="No reviews yet for this doctor." />;
  }
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button variant="secondary" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            More reviews
          </Button>
        </div>
      )}
    </>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="article" padding="s" className={styles.card}>
      <div className={styles.who}>
        <Picture
          src={review.userImage}
          alt=""
          width={40}
          height={40}
          shape="round"
          fallback={<UserRound size={20} aria-hidden />}
        />
        <div>
          <p className={styles.name}>{review.userName}</p>
          <p className={styles.date}>
            <time dateTime={review.date}>{day.format(new Date(review.date))}</time>
          </p>
        </div>
        <span className={styles.stars}>
          <Stars value={review.rating} />
        </span>
      </div>
      <p className={review.review ? undefined : styles.date}>
        {review.review || 'Rated but no written review provided.'}
      </p>
    </Card>
  );
}
