import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api/api-error.ts';

const MAX_RETRIES = 2;

/** The one query client of the page: host and remotes share its cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
    },
  },
});
