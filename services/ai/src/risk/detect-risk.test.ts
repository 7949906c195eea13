import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detectRisk } from './detect-risk.ts';
import { EVERYDAY, RISKY } from './labelled-phrases.ts';
import type { RiskKind } from './rules.ts';

const labelled = Object.entries(RISKY).flatMap(([kind, phrases]) =>
  phrases.map((phrase) => [phrase, kind as RiskKind] as const),
);
const english = labelled.map(([phrase]) => phrase).filter((phrase) => /^[a-zA-Z ',.]+$/.test(phrase));
const anyPhrase = fc.constantFrom(...labelled.map(([phrase]) => phrase));
const anyEnglish = fc.constantFrom(...english);

const LEET: Readonly<Record<string, string>> = { o: '0', e: '3', a: '@', s: '$', i: '1' };

describe('detectRisk', () => {
  it.each(labelled)('sees the risk in "%s"', (phrase, kind) => {
    expect(detectRisk(phrase)).toBe(kind);
  });

  it.each(EVERYDAY)('hears nothing but everyday life in "%s"', (phrase) => {
    expect(detectRisk(phrase)).toBeNull();
  });

  it('is not fooled by case, by repeated letters, or by what stands around the words', () => {
    const around = fc.constantFrom('', 'ok. ', 'Hi Neha, ', 'so… ', '🙂 ', 'traffic was bad. ');
    const stretch = fc.nat({ max: 4 });
    fc.assert(
      fc.property(
        anyPhrase,
        around,
        around,
        fc.boolean(),
        stretch,
        fc.nat(),
        (phrase, before, after, loud, times, at) => {
          const place = at % phrase.length;
          const letter = phrase[place] ?? '';
          const stretched =
            /[a-z]/i.test(letter) && phrase.length > 3 && !/[0-9.!]| . /.test(phrase)
              ? phrase.slice(0, place) + letter.repeat(times + 1) + phrase.slice(place + 1)
              : phrase;
          const text = `${before}${loud ? stretched.toUpperCase() : stretched}. ${after}`;
          expect(detectRisk(text)).not.toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads numbers and signs as the letters that they stand for', () => {
    fc.assert(
      fc.property(anyEnglish, fc.subarray(Object.keys(LEET), { minLength: 1 }), (phrase, swapped) => {
        const text = phrase.replace(/[a-z]{3,}/g, (word) =>
          [...word].map((letter) => (swapped.includes(letter) ? (LEET[letter] ?? letter) : letter)).join(''),
        );
        expect(detectRisk(text)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('sees through invisible characters', () => {
    fc.assert(
      fc.property(anyPhrase, fc.nat(), (phrase, at) => {
        const place = at % phrase.length;
        expect(detectRisk(`${phrase.slice(0, place)}\u200b${phrase.slice(place)}`)).not.toBeNull();
      }),
    );
  });

  it('mends one slip in the words that matter most', () => {
    for (const text of ['sucide', 'suiicde', 'suicidr', 'kill mysefl', 'hurt myslef', 'overdos']) {
      expect(detectRisk(`i think of ${text}`)).not.toBeNull();
    }
  });

  it('answers for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 4000 }), (text) => void detectRisk(text)));
  });

  it('reads the longest message that may be sent at once, whatever it repeats', () => {
    for (const piece of ['i just ', 'dont want to ', 'a ', 'no reason to ', 'kill ', 'अ ']) {
      expect(detectRisk(piece.repeat(4000 / piece.length))).toBeNull();
    }
  });
});
