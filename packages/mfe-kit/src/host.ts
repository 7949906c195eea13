/** The host's side of the kit; a remote has no use for it. */
export { QueryClientProvider } from '@tanstack/react-query';
export { followRevisionWith } from './api/revision.ts';
export { prefetchWith } from './navigation/prefetch.ts';
export { queryClient } from './query-client.ts';
export { getSession, hasEndedElsewhere, startSession } from './session/store.ts';
export { showToastsWith, type ToastKind, type ToastMessage, toastAge } from './toast/toast.ts';
