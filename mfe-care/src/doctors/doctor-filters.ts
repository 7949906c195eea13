import { DOCTOR_SORTS, type DoctorListQuery, LANGUAGES, type Speciality } from '@serein/contracts/care';
import { specialityOf } from './speciality.ts';

type Language = NonNullable<DoctorListQuery['language']>;
type Sort = NonNullable<DoctorListQuery['sort']>;

/** What a list of doctors is narrowed by. It lives in the URL, so that it can be shared and survives a reload. */
export interface DoctorFilters {
  search: string;
  speciality: Speciality | null;
  language: Language | null;
  sort: Sort;
}

const DEFAULT_SORT: Sort = 'rating';

/** What the call takes of a search. */
export const MAX_SEARCH_LENGTH = 100;

export const SORT_TEXT: Readonly<Record<Sort, string>> = {
  rating: 'Highest rated',
  fees: 'Lowest fees',
  experience: 'Most experienced',
  name: 'Name, A to Z',
};

/** Reads the filters of /doctors/:speciality?search=…&language=…&sort=…; values that do not exist are left out. */
export function readFilters(segment: string | undefined, params: URLSearchParams): DoctorFilters {
  const language = params.get('language')?.toLowerCase();
  return {
    search: params.get('search')?.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd() ?? '',
    speciality: specialityOf(segment),
    language: LANGUAGES.find((known) => known.toLowerCase() === language) ?? null,
    sort: DOCTOR_SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT,
  };
}

/** The address of a list with these filters. */
export function filtersPath({ search, speciality, language, sort }: DoctorFilters): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (language) params.set('language', language);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  const query = params.toString();
  return `/doctors${speciality ? `/${speciality}` : ''}${query ? `?${query}` : ''}`;
}

/** The filters as the call takes them. */
export function filtersQuery({ search, speciality, language, sort }: DoctorFilters): DoctorListQuery {
  return { sort, ...(search && { search }), ...(speciality && { speciality }), ...(language && { language }) };
}

/** What is said where no doctor fits: the titles of spec 1, section 8. */
export function noDoctorsWords({ search, speciality, language }: DoctorFilters): { title: string; text: string } {
  const isForLanguage = language !== null && !search && !speciality;
  return {
    title: search ? `No results for "${search}"` : 'No doctors available for this specialty',
    text: isForLanguage
      ? `Nobody here speaks ${language} yet. Try another language, or look through everybody.`
      : 'Try fewer words, another language, or look through everybody.',
  };
}
