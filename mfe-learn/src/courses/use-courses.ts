import { learnRoutes } from '@serein/contracts/learn';
import { call, keepPreviousData, useInfiniteQuery } from '@serein/mfe-kit';
import { type CourseFilters, filtersQuery } from './course-filters.ts';

/** The courses that fit, page by page. While the filters change, the last answer stays. */
export function useCourses(filters: CourseFilters) {
  const query = filtersQuery(filters);
  return useInfiniteQuery({
    queryKey: ['learn', 'courses', query],
    queryFn: ({ pageParam, signal }) =>
      call(learnRoutes.listCourses, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
