import { careRoutes } from '@serein/contracts/care';
import { ApiError, call, useInfiniteQuery, useQuery, useQueryClient } from '@serein/mfe-kit';
import { type CachedList, knownDoctor } from './known-doctor.ts';

/** One doctor, in full; while he cannot be loaded, as a list knows him that was loaded before. */
export function useDoctor(id: string) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['care', 'doctor', id],
    queryFn: async ({ signal }) => (await call(careRoutes.getDoctor, { params: { id }, signal })).doctor,
  });
  const listed = () => queries.getQueriesData<CachedList>({ queryKey: ['care', 'doctors'] }).map(([, list]) => list);
  const doctor = found.data ?? (found.isError && !isUnknown(found.error) ? knownDoctor(listed(), id) : undefined);
  return { ...found, data: doctor };
}

/** An address that is no doctor's: the id is unknown, or no id at all. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export const slotsKey = (id: string) => ['care', 'slots', id] as const;

/** A doctor's next seven days. Slots go quickly, so they are asked for again on each visit. */
export function useSlots(id: string) {
  return useQuery({
    queryKey: slotsKey(id),
    queryFn: ({ signal }) => call(careRoutes.listSlots, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What patients wrote about a doctor, newest first, page by page. */
export function useReviews(id: string) {
  return useInfiniteQuery({
    queryKey: ['care', 'reviews', id],
    queryFn: ({ pageParam, signal }) =>
      call(careRoutes.listReviews, {
        params: { id },
        query: { limit: 10, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
