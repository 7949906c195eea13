import { expect, test } from '@jest/globals';
import { readCopies } from './copies.ts';

test('a service runs once, unless COPIES says how often', () => {
  const copies = readCopies({ COPIES: 'care=2, learn=3' });
  expect(['care', 'learn', 'ai'].map(copies)).toEqual([2, 3, 1]);
});

test.each(['care', 'care=0', 'care=9', 'gateway=2', 'care=two'])('COPIES=%s is refused with a sentence', (COPIES) => {
  expect(() => readCopies({ COPIES })).toThrow(/^COPIES must be a list such as care=2/);
});
