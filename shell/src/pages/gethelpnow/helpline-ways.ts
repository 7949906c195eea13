import type { HelplineEntry } from '@serein/contracts/ai';
import { dial } from '../../help/dial.ts';

/** One way to reach a helpline: a link where a press can start it, else only words. */
export interface HelplineWay {
  kind: 'call' | 'text' | 'note';
  label: string;
  href?: string;
}

const MESSAGE = /^text (?:(\w+) to )?(\d{5,6})$/;
const SECOND_NUMBER = /^or (\+?\d[\d -]{6,}\d)$/;

/** How to reach a helpline, the best way first. The list words some ways; where they name a number, it is a link. */
export function helplineWays({ phone, text }: HelplineEntry): HelplineWay[] {
  const ways: HelplineWay[] = [];
  if (phone) ways.push({ kind: 'call', label: phone, href: dial(phone) });
  if (!text) return ways;
  const message = MESSAGE.exec(text);
  const second = SECOND_NUMBER.exec(text)?.[1];
  if (message) {
    const [, word, number] = message;
    ways.push({ kind: 'text', label: text, href: word ? `sms:${number}?body=${word}` : `sms:${number}` });
  } else if (second) ways.push({ kind: 'call', label: second, href: dial(second) });
  else ways.push({ kind: 'note', label: text });
  return ways;
}
