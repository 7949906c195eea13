import { PageQuery } from '../paging.ts';
import { z } from '../zod.ts';
import { DEFAULT_FORUM_CATEGORY, FORUM_CATEGORIES, MAX_POST_LENGTH, MAX_POST_TITLE } from './constants.ts';

export const PostListQuery = PageQuery.extend({
  search: z.string().trim().max(100).optional(),
  category: z.enum(FORUM_CATEGORIES).optional(),
  /** Spec 3, section 7: defeats caches; not read. */
  time: z.string().max(40).optional(),
});
export type PostListQuery = z.input<typeof PostListQuery>;

const incomplete = 'Please fill in both title and content.';
export const CreatePostBody = z.object({
  title: z.string(incomplete).trim().min(1, incomplete).max(MAX_POST_TITLE),
  content: z.string(incomplete).trim().min(1, incomplete).max(MAX_POST_LENGTH),
  category: z.enum(FORUM_CATEGORIES).default(DEFAULT_FORUM_CATEGORY),
});
export type CreatePostBody = z.input<typeof CreatePostBody>;

export const ForumPost = z.object({
  _id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.enum(FORUM_CATEGORIES),
  /** An anonymous member shows as `Anonymous`. */
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  /** ISO instant. */
  createdAt: z.string(),
  upvotes: z.number(),
  comments: z.number(),
});
export type ForumPost = z.infer<typeof ForumPost>;

export interface PostPage {
  posts: ForumPost[];
  nextCursor: string | null;
}
