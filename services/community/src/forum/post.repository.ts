import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ForumCategory, ForumPost } from '@serein/contracts/community';
import { trusted } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { Author } from '../members/author.ts';
import { Post } from './post.schema.ts';
import type { Position } from './post-cursor.ts';

export interface PostFilter {
  category?: ForumCategory | undefined;
  search?: string | undefined;
}

/** A post with its upvotes counted. */
export type PostRow = Omit<Post, 'upvotes'> & { upvotes: number };

@Injectable()
export class PostRepository {
  constructor(@InjectModel(Post.name) private readonly posts: Model<Post>) {}

  /** The newest first, after the position where one is given. */
  page(filter: PostFilter, after: Position | null, limit: number, options: object): Promise<PostRow[]> {
    return this.posts
      .aggregate<PostRow>(
        [
          { $match: { ...matching(filter), ...(after ? olderThan(after) : {}) } },
          { $sort: { createdAt: -1, _id: -1 } },
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
  const words = search ? { $regex: search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' } : null;
  return {
    ...(category ? { category } : {}),
    ...(words ? { $and: [{ $or: [{ title: words }, { content: words }] }] } : {}),
  };
}

function olderThan([instant, id]: Position) {
  const at = new Date(instant);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: new Types.ObjectId(id) } }] };
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
