/** What a remote may use of its host: one shared instance on the page. */
export {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { ApiError, type ApiErrorCode } from './api/api-error.ts';
export { call } from './api/call.ts';
export { callStream, type StreamOptions } from './api/call-stream.ts';
export type { CallOptions } from './api/request.ts';
export { useDebouncedSearch } from './forms/use-debounced-search.ts';
export { Link, NavLink } from './navigation/links.tsx';
export { prefetch } from './navigation/prefetch.ts';
export { usePageTitle } from './navigation/use-page-title.ts';
export { useRequireLogin } from './navigation/use-require-login.ts';
export { type WayBack, wayBack } from './navigation/way-back.ts';
export { personalStorage } from './session/personal-storage.ts';
export { type SessionSnapshot, session } from './session/store.ts';
export { useSession } from './session/use-session.ts';
export { setTheme, THEMES, type Theme, useDark, useTheme } from './theme/theme.ts';
export { type ToastKind, toast } from './toast/toast.ts';
