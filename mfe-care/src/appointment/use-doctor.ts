import { careRoutes } from '@serein/contracts/care';
import { call, useInfiniteQuery, useQuery } from '@serein/mfe-kit';

/** One doctor, in full. */
export function useDoctor(id: string) {
  return useQuery({
    queryKey: ['care', 'doctor', id],
    queryFn: async ({ signal }) => (await call(careRoutes.getDoctor, { params: { id }, signal })).doctor,
  });
}

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
