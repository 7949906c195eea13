import { likelyCountry } from '@serein/contracts/ai';

const KEY = 'help-country';

/** The country whose help to show, by its code: the one chosen in this browser before, else the likely one. */
export function likelyCode(): string {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // storage is blocked
  }
  return chosen ?? likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
}

export function rememberCountry(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}
