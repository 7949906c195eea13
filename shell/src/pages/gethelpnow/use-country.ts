import { HELPLINES } from '@serein/contracts/ai';
import { useState } from 'react';
import { likelyCode, rememberCountry } from '../../help/country.ts';

const OTHER = 'other';

const helpIn = (code: string) => HELPLINES.find((country) => country.code === code);

/** The country whose help is shown, and what chooses another one. */
export function useCountry() {
  const [code, setCode] = useState(likelyCode);
  const choose = (next: string) => {
    setCode(next);
    rememberCountry(next);
  };
  return { help: helpIn(code) ?? helpIn(OTHER), choose };
}
