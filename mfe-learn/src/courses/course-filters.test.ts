import { expect, test } from '@jest/globals';
import { COURSE_CATEGORIES, COURSE_SORTS } from '@serein/contracts/learn';
import fc from 'fast-check';
import { type CourseFilters, LEVELS, NO_FILTERS, readFilters, writeFilters } from './course-filters.ts';

const anyFilters: fc.Arbitrary<CourseFilters> = fc.record({
  search: fc.string({ maxLength: 30 }).map((text) => text.trim()),
  category: fc.option(fc.constantFrom(...COURSE_CATEGORIES)),
  level: fc.option(fc.constantFrom(...LEVELS.map(({ value }) => value))),
  sort: fc.constantFrom(...COURSE_SORTS),
});

test('a shared address gives back the filters it was made from', () => {
  fc.assert(fc.property(anyFilters, (filters) => expect(readFilters(writeFilters(filters))).toEqual(filters)));
});

test('values that do not exist are left out', () => {
  expect(readFilters(new URLSearchParams('category=astrology&level=Wizard&sort=luck'))).toEqual(NO_FILTERS);
});
