import { HELP_COUNTRY_KEY, likelyCountry } from '@serein/contracts/ai';

/** The country whose help to show, by its code: the one chosen in this browser before, else the likely one. */
export function likelyCode(): string {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(HELP_COUNTRY_KEY);
  } catch {
    // storage is blocked
  }
  return chosen ?? likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
}

export function rememberCountry(code: string): void {
  try {
    localStorage.setItem(HELP_COUNTRY_KEY, code);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}
