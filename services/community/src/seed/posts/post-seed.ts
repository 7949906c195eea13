import type { ForumCategory } from '@serein/contracts/community';

/** A demo post. All authors are invented. */
export interface PostSeed {
  readonly title: string;
  readonly content: string;
  readonly category: ForumCategory;
  /** `Anonymous` for one written from an anonymous account. */
  readonly author: string;
  readonly upvotes: number;
}

export const post = (
  category: ForumCategory,
  author: string,
  upvotes: number,
  title: string,
  content: string,
): PostSeed => ({ category, author, upvotes, title, content });
