import { Injectable } from '@nestjs/common';
import type { ForumPost, PostPage } from '@serein/contracts/community';
import type { CreatePostBody } from '@serein/contracts/community/schemas';
import {
  afterCursor,
  cutPage,
  deadlineOptions,
  type Failure,
  isFailure,
  type RequestContext,
} from '@serein/service-kit';
import type { z } from 'zod';
import { type Author, authorFrom } from '../members/author.ts';
import { Authors } from '../members/authors.ts';
import { MemberRepository } from '../members/member.repository.ts';
import { NEWEST_FIRST, type PostFilter, PostRepository, toForumPost } from './post.repository.ts';

@Injectable()
export class ForumService {
  constructor(
    private readonly posts: PostRepository,
    private readonly authors: Authors,
    private readonly members: MemberRepository,
  ) {}

  async page(
    filter: PostFilter,
    cursor: string | undefined,
    limit: number,
    context: RequestContext,
  ): Promise<PostPage | Failure<'invalid'>> {
    const after = afterCursor(NEWEST_FIRST, cursor);
    if (isFailure(after)) return after;
    // One more than asked for tells whether there is a next page.
    const rows = await this.posts.page(filter, after, limit + 1, deadlineOptions(context));
    const { items, nextCursor } = cutPage(NEWEST_FIRST, rows, limit);
    return { posts: items.map(toForumPost), nextCursor };
  }

  async write(draft: z.output<typeof CreatePostBody>, context: RequestContext): Promise<ForumPost> {
    const author = await this.authors.of(context);
    const post = await this.posts.add({ ...draft, author });
    return toForumPost({ ...post, author: await this.asOfNow(author) });
  }

  /** A profile change that came between reading the author and storing the post has not met the post. */
  private async asOfNow(author: Author): Promise<Author> {
    if (author.anonymous) return author;
    const member = await this.members.find(author.userId);
    if (!member || member.version <= author.version) return author;
    const current = authorFrom(member);
    await this.posts.renewAuthor(current);
    return current;
  }
}
