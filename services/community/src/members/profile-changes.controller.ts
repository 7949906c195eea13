import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PROFILE_CHANGED, type ProfileChanged } from '@serein/contracts/identity';
import { PostRepository } from '../forum/post.repository.ts';
import { authorFrom } from './author.ts';
import { MemberRepository } from './member.repository.ts';

/** Both updates are guarded by the profile's version, so an event may come twice, or late, and does no harm. */
@Controller()
export class ProfileChangesController {
  constructor(
    private readonly members: MemberRepository,
    private readonly posts: PostRepository,
  ) {}

  @EventPattern(PROFILE_CHANGED)
  async changed(@Payload() { data }: ProfileChanged): Promise<void> {
    const member = { _id: data.userId, name: data.name, image: data.image, version: data.version };
    // The copy first: a post written in between finds it there.
    await this.members.keep(member);
    await this.posts.renewAuthor(authorFrom(member));
  }
}
