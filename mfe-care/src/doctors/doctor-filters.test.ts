import { expect, test } from '@jest/globals';
import { DOCTOR_SORTS, LANGUAGES, SPECIALITIES } from '@serein/contracts/care';
import fc from 'fast-check';
import { type DoctorFilters, filtersPath, noDoctorsWords, readFilters } from './doctor-filters.ts';

const anyFilters: fc.Arbitrary<DoctorFilters> = fc.record({
  search: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.trim()),
  speciality: fc.option(fc.constantFrom(...SPECIALITIES)),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
  sort: fc.constantFrom(...DOCTOR_SORTS),
});

test('a shared address gives back the filters it was made from', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const url = new URL(filtersPath(filters), 'https://site.test');
      expect(readFilters(url.pathname.split('/')[2], url.searchParams)).toEqual(filters);
    }),
  );
});

test('the speciality of the path is found whatever its case', () => {
  expect(readFilters('socialWORKER', new URLSearchParams()).speciality).toBe('SocialWorker');
});

test('values that do not exist are left out', () => {
  const filters = readFilters('Astrologer', new URLSearchParams('language=Klingon&sort=luck'));
  expect(filters).toEqual({ search: '', speciality: null, language: null, sort: 'rating' });
});

test('a search is cut to what the call takes', () => {
  expect(readFilters(undefined, new URLSearchParams({ search: 'a'.repeat(150) })).search).toHaveLength(100);
});

test('who finds nobody is told so in the words of the documents', () => {
  const none: DoctorFilters = { search: '', speciality: null, language: null, sort: 'rating' };
  expect(noDoctorsWords({ ...none, search: 'xyz', language: 'Tamil' }).title).toBe('No results for "xyz"');
  const title = 'No doctors available for this specialty';
  expect(noDoctorsWords({ ...none, speciality: 'Psychiatrist' }).title).toBe(title);
  expect(noDoctorsWords({ ...none, language: 'Mandarin' })).toMatchObject({
    title,
    text: expect.stringContaining('Mandarin'),
  });
});
