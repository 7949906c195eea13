import { useSyncExternalStore } from 'react';
import { getSession, type SessionSnapshot, subscribeToSession } from './store.ts';

/** The session as it is now; the component renders again when it changes, in this tab or another. */
export const useSession = (): SessionSnapshot => useSyncExternalStore(subscribeToSession, getSession);
