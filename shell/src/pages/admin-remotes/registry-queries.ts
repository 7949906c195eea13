import { registryRoutes } from '@serein/contracts/registry';
import { call, keepPreviousData, useInfiniteQuery, useQuery, type useQueryClient } from '@serein/mfe-kit';
import { inOrder } from './app-name.ts';

const POLL_MS = 10_000;
/** Enough to find how a live version got there behind a few canaries. */
const STORY_CHANGES = 50;
const HISTORY_PAGE = 20;

/** Everything of this page; a change makes all of it old. */
export const REGISTRY_KEY = ['registry'] as const;
export const overviewQuery = {
  queryKey: [...REGISTRY_KEY, 'overview'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(registryRoutes.overview, { signal }),
};

/** The overview as it is after this call: an answer that is on its way may be older. */
export async function newestOverview(queries: ReturnType<typeof useQueryClient>) {
  await queries.cancelQueries({ queryKey: overviewQuery.queryKey });
  return queries.fetchQuery({ ...overviewQuery, staleTime: 0 });
}

/** What runs, and how it does; asked for again every ten seconds while the page can be seen. */
export const useOverview = () =>
  useQuery({
    ...overviewQuery,
    select: ({ apps }) => inOrder(apps),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });

/**
 * What this browser gets, which an override or a canary may have changed.
 * @param revisions another one after every change; undefined: not known yet
 */
export const useOwnSite = (revisions: string | undefined) =>
  useQuery({
    queryKey: [...REGISTRY_KEY, 'own', revisions],
    queryFn: ({ signal }) => call(registryRoutes.live, { signal }),
    enabled: revisions !== undefined,
    placeholderData: keepPreviousData,
  });

/** The newest changes up to a revision of the app. They never change, so they are asked for once. */
export const useNewestChanges = (app: string, revision: number) =>
  useQuery({
    queryKey: [...REGISTRY_KEY, 'newest', app, revision],
    queryFn: ({ signal }) => call(registryRoutes.history, { params: { app }, query: { limit: STORY_CHANGES }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** All changes of an app, newest first, page by page. */
export const useHistory = (app: string) =>
  useInfiniteQuery({
    queryKey: [...REGISTRY_KEY, 'history', app],
    queryFn: ({ pageParam, signal }) =>
      call(registryRoutes.history, {
        params: { app },
        query: { limit: HISTORY_PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/** The stored versions of an app, newest first. */
export const useVersions = (app: string) =>
  useQuery({
    queryKey: [...REGISTRY_KEY, 'versions', app],
    queryFn: ({ signal }) => call(registryRoutes.versions, { params: { app }, signal }),
    staleTime: 0,
  });
