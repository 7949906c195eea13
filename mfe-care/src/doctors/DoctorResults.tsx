import { ApiError, Link } from '@serein/mfe-kit';
import { Button, buttonClass, EmptyState, ErrorState, SkeletonGroup } from '@serein/ui';
import { UserRoundSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DoctorCard } from './DoctorCard.tsx';
import { DoctorCardSkeleton } from './DoctorCardSkeleton.tsx';
import styles from './DoctorResults.module.css';
import type { DoctorFilters } from './doctor-filters.ts';
import { useDoctors } from './use-doctors.ts';

/** How many pictures the first screen shows. */
const ON_FIRST_SCREEN = 4;
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The doctors that fit the filters, with a count, and the ways on when there are none. */
export function DoctorResults({ filters }: { filters: DoctorFilters }) {
  const found = useDoctors(filters);
  const list = useRef<HTMLUListElement>(null);
  const shownBeforeMore = useRef<number | null>(null);
  const doctors = found.data?.pages.flatMap((page) => page.doctors);
  const count = doctors?.length ?? 0;

  // The button keeps the focus while it is there; after the last page it is gone, and the first new card takes over.
  useEffect(() => {
    const before = shownBeforeMore.current;
    if (before === null || count <= before) return;
    shownBeforeMore.current = null;
    if (!found.hasNextPage) list.current?.children[before]?.querySelector('a')?.focus();
  }, [count, found.hasNextPage]);

  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading doctors…" className={styles.skeletons}>
        {PLACEHOLDERS.map((key) => (
          <DoctorCardSkeleton key={key} />
        ))}
      </SkeletonGroup>
    );
  }
  if (!doctors) {
    const message = found.error instanceof ApiError ? found.error.message : undefined;
    return <ErrorState message={message} onRetry={() => void found.refetch()} />;
  }
  if (count === 0) return <NoDoctors filters={filters} />;

  const total = found.data?.pages[0]?.total ?? count;
  const loadMore = () => {
    shownBeforeMore.current = count;
    void found.fetchNextPage();
  };
  return (
    <>
      <p className={styles.count} role="status">
        {total.toLocaleString('en-IN')} {total === 1 ? 'doctor' : 'doctors'}
      </p>
      <ul ref={list} className={styles.list} aria-busy={found.isPlaceholderData} aria-label="Doctors">
        {doctors.map((doctor, place) => (
          <li key={doctor._id}>
            <DoctorCard doctor={doctor} eager={place < ON_FIRST_SCREEN} />
          </li>
        ))}
      </ul>
      {found.isFetchNextPageError && <ErrorState message={found.error?.message} />}
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button variant="secondary" loading={found.isFetchingNextPage} onClick={loadMore}>
            Load More Doctors
          </Button>
        </div>
      )}
    </>
  );
}

function NoDoctors({ filters }: { filters: DoctorFilters }) {
  return (
    <EmptyState
      icon={<UserRoundSearch size={28} />}
      title={filters.search ? `No results for "${filters.search}"` : 'No doctors available for this specialty'}
      text="Try fewer words, another language, or look through everybody."
      action={
        <Link to="/doctors" className={buttonClass()}>
          View All Doctors
        </Link>
      }
    />
  );
}
