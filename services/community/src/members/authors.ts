import { Injectable } from '@nestjs/common';
import { identityRoutes } from '@serein/contracts/identity';
import { isFailure, type RequestContext, ServiceClient } from '@serein/service-kit';
import { type Author, anonymousAuthor, authorFrom } from './author.ts';
import { MemberRepository } from './member.repository.ts';

/** What this asks of other services. */
export const AUTHOR_CALLS = [identityRoutes.getProfile];

/** Finds the public face of whoever writes. */
@Injectable()
export class Authors {
  constructor(
    private readonly members: MemberRepository,
    private readonly services: ServiceClient,
  ) {}

  /**
   * From the copy; for a user whose profile event has not arrived yet, from identity; and if identity is away,
   * without a name for now: the event will bring it.
   */
  async of(context: RequestContext): Promise<Author> {
    const user = context.requireUser();
    if (user.isAnonymous) return anonymousAuthor(user.id);
    const member = await this.members.find(user.id);
    if (member) return authorFrom(member);
    const answer = await this.services.request(identityRoutes.getProfile, {}, context);
    if (isFailure(answer)) {
      context.logger.warn({ code: answer.code }, 'author not known yet');
      return authorFrom({ _id: user.id, name: '', image: null, version: 0 });
    }
    const { name, image } = answer.userData;
    return authorFrom({ _id: user.id, name, image, version: 0 });
  }
}
