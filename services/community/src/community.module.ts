import { Module } from '@nestjs/common';
import { EventsModule, MongoModule } from '@serein/service-kit';
import { ForumController } from './forum/forum.controller.ts';
import { ForumService } from './forum/forum.service.ts';
import { PostRepository } from './forum/post.repository.ts';
import { Post, PostSchema } from './forum/post.schema.ts';
import { Authors } from './members/authors.ts';
import { MemberRepository } from './members/member.repository.ts';
import { Member, MemberSchema } from './members/member.schema.ts';
import { ProfileChangesController } from './members/profile-changes.controller.ts';
import { ForumSeed } from './seed/forum-seed.ts';

@Module({
  imports: [
    MongoModule.forService('community'),
    MongoModule.forFeature([
      { name: Post.name, schema: PostSchema },
      { name: Member.name, schema: MemberSchema },
    ]),
    EventsModule.forService({ outboxModels: [] }),
  ],
  controllers: [ForumController, ProfileChangesController],
  providers: [ForumService, PostRepository, MemberRepository, Authors, ForumSeed],
})
export class CommunityModule {}
