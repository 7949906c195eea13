import { expect, test } from '@jest/globals';
import { nextTab } from './next-tab.ts';

const ids = ['book', 'reviews', 'rate'] as const;

test('arrows step through the tabs and wrap around', () => {
  expect(nextTab(ids, 'book', 'ArrowRight')).toBe('reviews');
  expect(nextTab(ids, 'rate', 'ArrowRight')).toBe('book');
  expect(nextTab(ids, 'book', 'ArrowLeft')).toBe('rate');
});

test('Home and End lead to the first and the last tab, other keys nowhere', () => {
  expect(nextTab(ids, 'rate', 'Home')).toBe('book');
  expect(nextTab(ids, 'book', 'End')).toBe('rate');
  expect(nextTab(ids, 'book', 'a')).toBeNull();
});
