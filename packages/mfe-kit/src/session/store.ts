import { platformErrors } from '@serein/contracts';
import { identityRoutes, type UserProfile } from '@serein/contracts/identity';
import { isPassing } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../query-client.ts';
import { toast } from '../toast/toast.ts';
import { forgetPerson, takeIntoSession } from './personal-storage.ts';
import { adoptToken, currentToken, onTokenRefused, storeToken, TOKEN_KEY, userIdOf } from './token.ts';

export interface SessionSnapshot {
  /** `loading`: a token is there and its profile is not known yet. */
  status: 'visitor' | 'loading' | 'signed-in';
  user: UserProfile | null;
  /** Known as soon as there is a token, before the profile; for telling people apart, not for rights. */
  userId: string | null;
  token: string | null;
  isAdmin: boolean;
}

const VISITOR: SessionSnapshot = { status: 'visitor', user: null, userId: null, token: null, isAdmin: false };
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const listeners = new Set<() => void>();
let snapshot: SessionSnapshot = loading(currentToken());
let endedElsewhere = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

function loading(token: string | null): SessionSnapshot {
  return token ? { status: 'loading', user: null, userId: userIdOf(token), token, isAdmin: false } : VISITOR;
}

function publish(next: SessionSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

/** What belonged to the last user must not be shown to the next one. */
function leave(next: SessionSnapshot, { isExpired = false, isElsewhere = false } = {}): void {
  clearTimeout(retryTimer);
  endedElsewhere = isElsewhere && next.token === null;
  queryClient.clear();
  const { userId } = snapshot;
  if (userId === null && next.userId !== null) takeIntoSession(next.userId);
  if (userId !== null && userId !== next.userId && !isExpired) forgetPerson(userId);
  publish(next);
}

/** Loads the profile of the current token. While the service rests, the token is kept and the load repeated. */
async function loadProfile(retryMs = FIRST_RETRY_MS): Promise<void> {
  const token = currentToken();
  clearTimeout(retryTimer);
  if (!token) return;
  try {
    const { userData } = await call(identityRoutes.getProfile);
    if (token !== currentToken()) return;
    publish({
      status: 'signed-in',
      user: userData,
      userId: userIdOf(token),
      token,
      isAdmin: userData.role === 'admin',
    });
  } catch (error) {
    if (token !== currentToken()) return; // a 401 has ended this session already
    if (!isPassing(error)) return endSession(token);
    retryTimer = setTimeout(() => void loadProfile(Math.min(retryMs * 2, LONGEST_RETRY_MS)), retryMs);
  }
}

function endSession(refused: string): void {
  if (refused !== currentToken()) return;
  storeToken(null);
  leave(VISITOR, { isExpired: true });
  toast.info(platformErrors.sessionExpired.message);
}

export const session = {
  /** Stores the token and loads its profile; resolves when the first attempt to load it is over. */
  async signIn(token: string): Promise<void> {
    storeToken(token);
    leave(loading(token));
    await loadProfile();
  },

  /** Forgets the token, the profile and everything that was loaded with them or kept in this tab. The page stays. */
  signOut(): void {
    storeToken(null);
    leave(VISITOR);
  },

  /** Loads the profile again, after something changed it. */
  reload: (): Promise<void> => loadProfile(),

  token: (): string | null => currentToken(),
};

export const getSession = (): SessionSnapshot => snapshot;

/** Host only: whether the last session of this tab was ended in another one, so that nobody here knows why. */
export const hasEndedElsewhere = (): boolean => endedElsewhere;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Host only, once: loads the stored session and follows it across tabs. Returns what ends that. */
export function startSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const token = event.key === null ? null : event.newValue || null;
    if (token === currentToken()) return;
    adoptToken(token);
    leave(loading(token), { isElsewhere: true });
    void loadProfile();
  };
  const stopListening = onTokenRefused(endSession);
  window.addEventListener('storage', follow);
  void loadProfile();
  return () => {
    clearTimeout(retryTimer);
    stopListening();
    window.removeEventListener('storage', follow);
  };
}
