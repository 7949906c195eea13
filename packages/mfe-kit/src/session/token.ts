/** Where the session's token is kept between visits (spec 1, section 3). Other tabs follow it. */
export const TOKEN_KEY = 'token';

type RefusedListener = (token: string) => void;

let token: string | null = readStored();
const refusedListeners = new Set<RefusedListener>();

function readStored(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) || null;
  } catch {
    return null; // storage is blocked: the session lives as long as the tab
  }
}

export const currentToken = (): string | null => token;

/**
 * Whose token it is; null for none, or for one that cannot be read. Nobody has checked it: it only keeps apart what
 * several people do in one tab.
 */
export const currentUserId = (): string | null => userIdOf(token);

export function userIdOf(jwt: string | null): string | null {
  try {
    const payload = jwt?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Takes a token over from another tab, without writing it again. */
export function adoptToken(value: string | null): void {
  token = value;
}

export function storeToken(value: string | null): void {
  token = value;
  try {
    if (value) globalThis.localStorage?.setItem(TOKEN_KEY, value);
    else globalThis.localStorage?.removeItem(TOKEN_KEY);
  } catch {
    // storage is blocked or full: the session lives as long as the tab
  }
}

/** A call was answered with 401 for this token. */
export function tokenRefused(refused: string): void {
  for (const listener of refusedListeners) listener(refused);
}

export function onTokenRefused(listener: RefusedListener): () => void {
  refusedListeners.add(listener);
  return () => refusedListeners.delete(listener);
}
