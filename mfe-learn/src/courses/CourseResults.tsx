import type { CourseCard as Course } from '@serein/contracts/learn';
import { Button, EmptyState, ErrorState, focusHeading } from '@serein/ui';
import { CloudFog } from 'lucide-react';
import { useState } from 'react';
import { CourseCard } from './CourseCard.tsx';
import { CourseGridSkeleton } from './CourseGridSkeleton.tsx';
import styles from './CourseResults.module.css';
import type { CourseFilters } from './course-filters.ts';
import { PeekInside } from './PeekInside.tsx';
import { useCourses } from './use-courses.ts';

/** 'Available Journeys': the courses that fit, with their count. */
export function CourseResults({ filters, onReset }: { filters: CourseFilters; onReset: () => void }) {
  const list = useCourses(filters);
  const [peeked, setPeeked] = useState<Course | null>(null);
  const courses = list.data?.pages.flatMap((page) => page.courses) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;

  return (
    <section aria-labelledby="journeys" aria-busy={list.isFetching}>
      <div className={styles.head}>
        <h2 id="journeys">Available Journeys</h2>
        <p className={styles.count} role="status">
          {list.isSuccess && (total === 1 ? '1 course' : `${total} courses`)}
        </p>
      </div>
      {list.isPending && <CourseGridSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title="The courses did not load" message={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && courses.length === 0 && (
        <EmptyState
          icon={<CloudFog size={32} />}
          title="The path is veiled in mist"
          text="No course fits all of this together."
          action={
            <Button
              onClick={(event) => {
                focusHeading(event.currentTarget);
                onReset();
              }}
            >
              Reveal the Way
            </Button>
          }
        />
      )}
      <ul className={styles.grid} data-stale={list.isPlaceholderData || undefined}>
        {courses.map((course, index) => (
          <li key={course._id}>
            <CourseCard course={course} eager={index < 3} onPeek={() => setPeeked(course)} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && <ErrorState title="No more courses came" message={list.error.message} />}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more courses
          </Button>
        </div>
      )}
      <PeekInside course={peeked} onClose={() => setPeeked(null)} />
    </section>
  );
}
