import { currentUserId } from './token.ts';

const VISITOR = 'visitor';

/** Entries by person, so that nobody is shown what another one wrote in the same tab. */
const prefixOf = (userId: string | null): string => `of:${userId ?? VISITOR}:`;
const nameOf = (key: string): string => prefixOf(currentUserId()) + key;

/**
 * What this tab keeps for the person who uses it now. A visitor's entries go with him into his session. They are gone
 * when he signs out or the tab is closed; one whose session expires finds them again when he signs in. Throws what
 * `sessionStorage` throws where storage is blocked or full.
 */
export const personalStorage = {
  getItem: (key: string): string | null => sessionStorage.getItem(nameOf(key)),
  setItem: (key: string, value: string): void => sessionStorage.setItem(nameOf(key), value),
  removeItem: (key: string): void => sessionStorage.removeItem(nameOf(key)),
};

/** Somebody signed in: what he kept as a visitor is his. */
export function takeIntoSession(userId: string): void {
  for (const [name, value] of entriesOf(null)) {
    // In this order there is room for it.
    sessionStorage.removeItem(name);
    sessionStorage.setItem(prefixOf(userId) + name.slice(prefixOf(null).length), value);
  }
}

/** Somebody signed out. */
export function forgetPerson(userId: string | null): void {
  for (const [name] of entriesOf(userId)) sessionStorage.removeItem(name);
}

function entriesOf(userId: string | null): [string, string][] {
  try {
    return Object.entries(sessionStorage).filter(([name]) => name.startsWith(prefixOf(userId)));
  } catch {
    return []; // storage is blocked
  }
}
