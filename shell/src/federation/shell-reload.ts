import { TOAST_MS } from '@serein/contracts';
import { toastAge } from '@serein/mfe-kit/host';
import type { ReloadChance } from './adoption.ts';
import { first } from './versions.ts';

/** The version of the shell for which the document is being loaded anew. */
const STORE = 'shell';

/**
 * Reads for which version this document was loaded, once: later documents have nothing to do with it.
 * @returns the version, if another one came
 */
export function takeRefused(storage: Pick<Storage, 'getItem' | 'removeItem'>, running: string | undefined) {
  const wanted = storage.getItem(STORE);
  storage.removeItem(STORE);
  return wanted === running ? null : wanted;
}

/** Null where storage is blocked, since then the session would end with the document. */
const atStart = (() => {
  try {
    localStorage.getItem(STORE);
    return { refused: takeRefused(sessionStorage, first?.shell.version) };
  } catch {
    return null;
  }
})();

/**
 * Not while a message is on the screen that would go with the document, nor without a network to load it from. Never
 * for the version that this document was loaded for in vain, nor where storage is blocked.
 */
export function reloadChance(version: string): ReloadChance {
  if (!atStart || atStart.refused === version) return 'never';
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
