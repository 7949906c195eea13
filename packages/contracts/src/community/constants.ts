/** Spec 3, section 3; the filter `all` is not a category of a post. */
export const FORUM_CATEGORIES = [
  'anxiety',
  'depression',
  'relationships',
  'stress',
  'therapy',
  'support',
  'selfcare',
  'mindfulness',
  'general',
  'questions',
] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** Spec 3, section 5: a post without a category is a general one. */
export const DEFAULT_FORUM_CATEGORY = 'general';

export const MAX_POST_TITLE = 200;
export const MAX_POST_LENGTH = 10_000;
