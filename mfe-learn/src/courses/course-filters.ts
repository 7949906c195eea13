import { COURSE_CATEGORIES, COURSE_LEVELS, COURSE_SORTS, type CourseListQuery } from '@serein/contracts/learn';

export type Category = (typeof COURSE_CATEGORIES)[number];
export type Level = NonNullable<CourseListQuery['level']>;
export type Sort = (typeof COURSE_SORTS)[number];

/** What the catalogue is narrowed by. It lives in the URL, so that it can be shared and survives a reload. */
export interface CourseFilters {
  search: string;
  category: Category | null;
  level: Level | null;
  sort: Sort;
}

/** Spec 4, section 9. */
const DEFAULT_SORT: Sort = 'newest';
export const NO_FILTERS: CourseFilters = { search: '', category: null, level: null, sort: DEFAULT_SORT };

export const LEVELS = COURSE_LEVELS.map((label) => ({ label, value: label.toLowerCase() as Level }));

export const SORT_TEXT: Readonly<Record<Sort, string>> = {
  newest: 'Newest',
  popular: 'Most popular',
  rating: 'Highest rated',
  duration: 'Shortest duration',
};

/** Hyphens become spaces (spec 4, section 2.1). */
export function categoryText(category: Category): string {
  const words = category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads /courses?search=…&category=…&level=…&sort=…; values that do not exist are left out. */
export function readFilters(params: URLSearchParams): CourseFilters {
  return {
    search: params.get('search')?.trim().slice(0, 100) ?? '',
    category: COURSE_CATEGORIES.find((known) => known === params.get('category')) ?? null,
    level: LEVELS.find(({ value }) => value === params.get('level'))?.value ?? null,
    sort: COURSE_SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT,
  };
}

/** The query of the catalogue's address; the defaults are left out. */
export function writeFilters({ search, category, level, sort }: CourseFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(level && { level }),
    ...(sort !== DEFAULT_SORT && { sort }),
  });
}

/** The filters as the call takes them. */
export function filtersQuery({ search, category, level, sort }: CourseFilters): CourseListQuery {
  return { sort, ...(search && { search }), ...(category && { category }), ...(level && { level }) };
}
