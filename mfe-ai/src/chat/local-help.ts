import { type ChatHelp, HELP_COUNTRY_KEY, HELPLINES, likelyCountry, NO_COUNTRY } from '@serein/contracts/ai';

/** The country that was chosen at /gethelpnow, else the one that the browser tells; two letters in any case. */
export function here(): string {
  const chosen = chosenCountry();
  if (chosen) return chosen.length === 2 ? chosen : NO_COUNTRY;
  return likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
}

function chosenCountry(): string | null {
  try {
    return localStorage.getItem(HELP_COUNTRY_KEY);
  } catch {
    return null; // storage is blocked
  }
}

/** The helplines of a country without asking the server, for when it does not answer. */
export function localHelp(code: string): ChatHelp | undefined {
  const found = HELPLINES.find((entry) => entry.code === code) ?? HELPLINES.find((entry) => entry.code === 'other');
  return found && { country: found.country, emergency: found.emergency, helplines: [...found.helplines] };
}
