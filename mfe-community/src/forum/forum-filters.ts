import { FORUM_CATEGORIES, type ForumCategory, type PostListQuery } from '@serein/contracts/community';

/** What the list is narrowed by. It lives in the URL, so that it can be shared and survives a reload. */
export interface ForumFilters {
  search: string;
  category: ForumCategory | null;
}

const TEXT: Readonly<Partial<Record<ForumCategory, string>>> = { selfcare: 'Self-care' };

export const categoryText = (category: ForumCategory): string =>
  TEXT[category] ?? category.charAt(0).toUpperCase() + category.slice(1);

/** Reads /forum?search=…&category=…; values that do not exist are left out. */
export function readFilters(params: URLSearchParams): ForumFilters {
  return {
    search: params.get('search')?.trim().slice(0, 100) ?? '',
    category: FORUM_CATEGORIES.find((known) => known === params.get('category')) ?? null,
  };
}

export const writeFilters = ({ search, category }: ForumFilters): URLSearchParams =>
  new URLSearchParams({ ...(search && { search }), ...(category && { category }) });

/** The filters as the call takes them. */
export const filtersQuery = ({ search, category }: ForumFilters): PostListQuery => ({
  ...(search && { search }),
  ...(category && { category }),
});
