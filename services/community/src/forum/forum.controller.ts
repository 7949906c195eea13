import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { communityRoutes } from '@serein/contracts/community';
import { CreatePostBody, PostListQuery } from '@serein/contracts/community/schemas';
import { type Answer, RequestContext, requestSchema } from '@serein/service-kit';
import type { z } from 'zod';
import { ForumService } from './forum.service.ts';

const ListRequest = requestSchema({ query: PostListQuery });
const CreateRequest = requestSchema({ body: CreatePostBody });

@Controller()
export class ForumController {
  constructor(private readonly forum: ForumService) {}

  @MessagePattern(communityRoutes.listPosts.subject)
  async list(
    @Payload({ schema: ListRequest }) { query }: z.output<typeof ListRequest>,
    @Ctx() context: RequestContext,
  ): Promise<Answer<typeof communityRoutes.listPosts>> {
    const { category, search, limit, cursor } = query;
    return this.forum.page({ category, search }, cursor, limit, context);
  }

  @MessagePattern(communityRoutes.createPost.subject)
  async create(
    @Payload({ schema: CreateRequest }) { body }: z.output<typeof CreateRequest>,
    @Ctx() context: RequestContext,
  ): Promise<Answer<typeof communityRoutes.createPost>> {
    return { message: 'Post created successfully!', post: await this.forum.write(body, context) };
  }
}
