import { ApiError, Link } from '@serein/mfe-kit';
import { Button, buttonClass, EmptyState, ErrorState, SkeletonGroup, VisuallyHidden } from '@serein/ui';
import { UserRoundSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { DoctorCard } from './DoctorCard.tsx';
import { DoctorCardSkeleton } from './DoctorCardSkeleton.tsx';
import styles from './DoctorResults.module.css';
import { type DoctorFilters, noDoctorsWords } from './doctor-filters.ts';
import { useDoctors } from './use-doctors.ts';

/** How many pictures the first screen shows. */
const ON_FIRST_SCREEN = 4;
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The doctors that fit the filters, with a count, and the ways on when there are none. */
export function DoctorResults({ filters }: { filters: DoctorFilters }) {
  const found = useDoctors(filters);
  useFailureToast(found.error);
  const area = useFocusKeeper<HTMLElement>();
  const total = found.data?.pages[0]?.total;
  return (
    <section className={styles.results} aria-label="Doctors" {...area}>
      {/* Always there, since a screen reader hears only what changes in it. */}
      <div role="status" tabIndex={-1} data-keeps-focus>
        {total === 0 ? (
          <VisuallyHidden>{noDoctorsWords(filters).title}</VisuallyHidden>
        ) : (
          total !== undefined && (
            <p className={styles.count}>
              {total.toLocaleString('en-IN')} {total === 1 ? 'doctor' : 'doctors'}
            </p>
          )
        )}
      </div>
      <Doctors filters={filters} found={found} />
    </section>
  );
}

function Doctors({ filters, found }: { filters: DoctorFilters; found: ReturnType<typeof useDoctors> }) {
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

  const loadMore = () => {
    shownBeforeMore.current = count;
    void found.fetchNextPage();
  };
  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={found.isPlaceholderData}>
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
  const { title, text } = noDoctorsWords(filters);
  return (
    <EmptyState
      icon={<UserRoundSearch size={28} />}
      title={title}
      text={text}
      action={
        <Link to="/doctors" className={buttonClass()}>
          View All Doctors
        </Link>
      }
    />
  );
}
