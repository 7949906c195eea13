import { HELPLINES, likelyCountry } from '@serein/contracts/ai';
import { useState } from 'react';

const KEY = 'help-country';
const OTHER = 'other';

const known = (code: string | null) => HELPLINES.some((country) => country.code === code);

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is blocked
  }
}

function guessed(): string {
  const code = remembered() ?? likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
  return known(code) ? code : OTHER;
}

/** The country whose help is shown: the one chosen in this browser before, else the likely one. */
export function useCountry() {
  const [code, setCode] = useState(guessed);
  const choose = (next: string) => {
    setCode(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // storage is blocked: the choice lasts as long as the page
    }
  };
  return { help: HELPLINES.find((country) => country.code === code), choose };
}
