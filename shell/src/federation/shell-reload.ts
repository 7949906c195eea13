import { TOAST_MS } from '@serein/contracts';
import { toastAge } from '@serein/mfe-kit/host';
import type { ReloadChance } from './adoption.ts';

/** The version of the shell for which this tab was loaded anew last. */
const STORE = 'shell';

/**
 * Not while a message is on the screen that would go with the document, nor without a network to load it from. Never
 * twice for the same version, nor where storage is blocked, since then the session would end with the document.
 */
export function reloadChance(version: string): ReloadChance {
  try {
    if (sessionStorage.getItem(STORE) === version) return 'never';
    localStorage.getItem(STORE);
  } catch {
    return 'never';
  }
  return navigator.onLine && toastAge() > TOAST_MS ? 'now' : 'later';
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
