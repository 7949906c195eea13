import { careRoutes } from '@serein/contracts/care';
import { call, keepPreviousData, useInfiniteQuery } from '@serein/mfe-kit';
import { type DoctorFilters, filtersQuery } from './doctor-filters.ts';

/** The doctors that fit, page by page. While the filters change, the last answer stays. */
export function useDoctors(filters: DoctorFilters) {
  const query = filtersQuery(filters);
  return useInfiniteQuery({
    queryKey: ['care', 'doctors', query],
    queryFn: ({ pageParam, signal }) =>
      call(careRoutes.listDoctors, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
