import { TOAST_MS } from '@serein/contracts';
import { toastAge } from '@serein/mfe-kit/host';

/** The version of the shell for which this tab was loaded anew last. */
const STORE = 'shell';

/**
 * Whether the document may be loaded anew to get a version of the shell. Not twice for the same one, not while a
 * message is on the screen that would go with it, not where there is no network to load it from, and not where
 * storage is blocked, since then the session would end with the document.
 */
export function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(STORE) === version) return false;
    localStorage.getItem(STORE);
  } catch {
    return false;
  }
  return navigator.onLine && toastAge() > TOAST_MS;
}

/** Loads the current address anew. */
export function reloadForShell(version: string): void {
  try {
    sessionStorage.setItem(STORE, version);
  } catch {
    // full: at worst the next navigation loads the document again
  }
  location.reload();
}
