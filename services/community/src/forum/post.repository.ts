import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ForumCategory, ForumPost } from '@serein/contracts/community';
import { allOf, containing, type PageOrder, sortOf, trusted } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { Author } from '../members/author.ts';
import { Post } from './post.schema.ts';

export interface PostFilter {
  category?: ForumCategory | undefined;
  search?: string | undefined;
}

export const NEWEST_FIRST = {
  name: 'posts',
  key: 'createdAt',
  direction: -1,
  kind: 'date',
} as const satisfies PageOrder;

/** A post with its upvotes counted. */
export type PostRow = Omit<Post, 'upvotes'> & { upvotes: number };

@Injectable()
export class PostRepository {
  constructor(@InjectModel(Post.name) private readonly posts: Model<Post>) {}

  /** The newest first. `after`: what holds for the posts behind a cursor. */
  page(filter: PostFilter, after: Record<string, unknown>[], limit: number, options: object): Promise<PostRow[]> {
    return this.posts
      .aggregate<PostRow>(
        [
          { $match: allOf([matching(filter), ...after]) },
          { $sort: sortOf(NEWEST_FIRST) },
          { $limit: limit },
          { $set: { upvotes: { $size: '$upvotes' } } },
        ],
        options,
      )
      .exec();
  }

  async add(draft: Pick<Post, 'title' | 'content' | 'category' | 'author'>): Promise<PostRow> {
    const post = { ...draft, _id: new Types.ObjectId(), createdAt: new Date(), upvotes: [] };
    await this.posts.create(post);
    return { ...post, upvotes: 0 };
  }

  /** Puts a newer public face onto all that a user wrote under their name. */
  async renewAuthor({ userId, name, image, version }: Author): Promise<void> {
    await this.posts
      .updateMany(
        { 'author.userId': userId, 'author.anonymous': false, 'author.version': trusted({ $lt: version }) },
        { $set: { 'author.name': name, 'author.image': image, 'author.version': version } },
      )
      .exec();
  }
}

/** The values come from the contract's schema, so none of them can hold an operator. */
function matching({ category, search }: PostFilter) {
  const words = search ? containing(search) : null;
  return {
    ...(category ? { category } : {}),
    ...(words ? { $and: [{ $or: [{ title: words }, { content: words }] }] } : {}),
  };
}

/** What leaves the service: no ids of people. */
export function toForumPost({ _id, title, content, category, author, createdAt, upvotes }: PostRow): ForumPost {
  return {
    _id: _id.toHexString(),
    title,
    content,
    category,
    author: { name: author.name, image: author.image },
    createdAt: createdAt.toISOString(),
    upvotes,
    comments: 0,
  };
}
