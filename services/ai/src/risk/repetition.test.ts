import { describe, expect, it } from '@jest/globals';
import { FEELING } from '../companion/mirror.ts';
import { THEMES } from '../companion/themes.ts';
import { HINDI_RISK_RULES } from './hindi-rules.ts';
import { IDIOMS } from './idioms.ts';
import { OTHER_LANGUAGE_RULES } from './other-languages.ts';
import { ambiguity } from './repetition.ts';
import { RISK_RULES } from './rules.ts';

describe('a repeated group', () => {
  it.each([
    '(?:man |dil |man )*',
    'jeena (?:ka )*(?:(?:a|b|ab) )*(?:a|aa|b)+',
    '(?:kar|lu|lun|karlun)*',
    '(?:want |to |want to )+',
    '(?:a b |c |a |b c )*',
    '(?:k?hud|hud)*',
    '(?:a|ab|ba){2,}',
  ])('that reads a text in two ways is seen: %s', (source) => {
    expect(ambiguity(source)).not.toBeNull();
  });

  it.each([
    '(?:man |dil )*',
    '(?:kar|karna|lu|lun)*',
    '(?:want to |to |kaise bhi )+',
    '(?:a|a) b?',
    '(?:(?:a|b)c |d )*',
  ])('that reads each text in one way passes: %s', (source) => {
    expect(ambiguity(source)).toBeNull();
  });

  it.each(['(?: [a-z]+)*', '(?:a+)*', '(?:(?:a )*b)*', '(?:.)+'])('may hold nothing but words: %s', (source) => {
    expect(() => ambiguity(source)).toThrow('only words');
  });

  it('reads each text in one way wherever what a visitor writes is looked at', () => {
    const patterns = [
      ...RISK_RULES,
      ...HINDI_RISK_RULES,
      ...OTHER_LANGUAGE_RULES,
      ...THEMES.map(([, pattern]) => ({ pattern })),
      { pattern: IDIOMS },
    ];
    for (const { source } of [...patterns.map(({ pattern }) => pattern), FEELING]) expect(ambiguity(source)).toBeNull();
  });
});
