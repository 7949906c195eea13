import { createContext, Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { MAX_PROMPT_LENGTH } from '@serein/contracts/ai';
import fc from 'fast-check';
import { compose } from '../companion/offline-companion.ts';
import { detectRisk } from './detect-risk.ts';
import { HINDI_RISK_RULES } from './hindi-rules.ts';
import { IDIOMS } from './idioms.ts';
import { EVERYDAY } from './labelled-phrases.ts';
import { OTHER_LANGUAGE_RULES } from './other-languages.ts';
import { RISK_RULES } from './rules.ts';

/** Several times what the dearest text costs, and far below the minutes of a pattern that tries every way. */
const MAX_CPU_SECONDS = 1;
/** Ends a pattern that would hang the test. */
const GIVE_UP_AFTER_MS = 10_000;

const script = new Script('run()');
function cpuSeconds(run: () => unknown): number {
  const before = process.cpuUsage();
  script.runInContext(createContext({ run: () => void run() }), { timeout: GIVE_UP_AFTER_MS });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const filled = (piece: string, length = MAX_PROMPT_LENGTH) => piece.repeat(length / piece.length);

const AROUND = /\(\?<?[=!](?:\[[^\]]*\]|[^()]|\([^()]*\))*\)/g;
/** What the rules list, as far as something in it repeats; all else costs no more than its own length. */
const repeating = [...RISK_RULES, ...HINDI_RISK_RULES, ...OTHER_LANGUAGE_RULES, { pattern: IDIOMS }]
  .flatMap(({ pattern }) => topLevel(pattern.source.replace(AROUND, '')))
  .filter((source) => /[*+}]/.test(source));

/** `(?:a|b(?:c|d))` is `a` and `b(?:c|d)`. */
function topLevel(source: string): string[] {
  const inner = /^\(\?:(.*)\)$/.exec(source)?.[1] ?? source;
  let depth = 0;
  const cuts = [...inner.matchAll(/[(|)]/g)].flatMap(({ 0: sign, index }) => {
    depth += { '(': 1, ')': -1 }[sign] ?? 0;
    return sign === '|' && depth === 0 ? [index] : [];
  });
  return [-1, ...cuts].map((cut, at) => inner.slice(cut + 1, cuts[at]));
}

/** The beginning of what a rule matches, words of that rule again and again, and an end that spoils it. */
const nearMisses = repeating.map((source) =>
  fc
    .record({
      match: fc.stringMatching(new RegExp(`^(?:${source})$`)),
      cut: fc.nat(),
      words: fc.array(fc.constantFrom(...(source.match(/[\p{L}\p{M}]{2,}/gu) ?? [])), { minLength: 1, maxLength: 3 }),
      apart: fc.constantFrom('', ' '),
    })
    .map(({ match, cut, words, apart }) => {
      const places = [...match.matchAll(/ |$/g)].map(({ index }) => index);
      const head = match.slice(0, places[cut % places.length]) + apart;
      return (length: number) => `${head}${filled(words.join(apart) + apart, length)}x`;
    })
    // One that is found at once costs nothing.
    .filter((text) => detectRisk(text(40)) === null),
);

describe('the cost of looking for a risk in the longest message', () => {
  it('is small for near misses of the rules', () => {
    const parts = fc
      .constantFrom(1, 8, 16)
      .chain((many) => fc.array(fc.oneof(...nearMisses), { minLength: many, maxLength: many }));
    fc.assert(
      fc.property(parts, (texts) => {
        const message = texts.map((text) => text(MAX_PROMPT_LENGTH / texts.length)).join(' ');
        expect(cpuSeconds(() => detectRisk(message))).toBeLessThan(MAX_CPU_SECONDS);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });

  it.each([
    ['words that two spellings of a verb make', `khud mar ${filled('karlun')}x`],
    ['a word that is another when its doubled letter is folded', `jeena ${filled('man ')}x`],
    ['the same, longer', `jeena ${filled('mann man ')}x`],
    ['spellings that fold into one', `jeena ${filled('iccha ichha ')}x`],
    ['spellings of a word of harm that fold into one', `usko ${filled('jaan se jan se ')}x`],
    ['signs that end no sentence, even ten times as many', `${filled('!', 10 * MAX_PROMPT_LENGTH)}x`],
    ['signs that are several, even ten times as many', `${filled('…', 10 * MAX_PROMPT_LENGTH)}x`],
    ['signs that are eighteen letters', filled('ﷺ')],
    ['marks out of order', `a${filled('\u0301\u0316')}`],
    ['ones in inner signs', filled('a1a.1b. ')],
    ['everyday sentences', filled(EVERYDAY.join('. '))],
  ])('is small for %s', (_, message) => {
    expect(cpuSeconds(() => detectRisk(message))).toBeLessThan(MAX_CPU_SECONDS);
  });

  it('is no larger for an earlier message, however long that is', () => {
    const history = [{ role: 'user' as const, parts: [{ text: `${filled('…', 100_000)}x` }] }];
    expect(cpuSeconds(() => compose('yes', history))).toBeLessThan(MAX_CPU_SECONDS);
  });
});
