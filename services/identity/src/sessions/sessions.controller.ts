import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import { identityRoutes } from '@serein/contracts/identity';
import { type Answer, failure, RequestContext, Revocations } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { User } from '../accounts/user.model.ts';

@Controller()
export class SessionsController {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly revocations: Revocations,
  ) {}

  @MessagePattern(identityRoutes.revokeTokens.subject)
  async revoke(@Ctx() ctx: RequestContext): Promise<Answer<typeof identityRoutes.revokeTokens>> {
    const user = await this.users
      .findOneAndUpdate(
        { _id: new Types.ObjectId(ctx.requireUser().id) },
        { $inc: { tokenVersion: 1 } },
        { returnDocument: 'after', projection: { tokenVersion: 1 } },
      )
      .lean();
    if (!user) return failure('sessionExpired');
    await this.revocations.revoke(String(user._id), user.tokenVersion);
    return { message: 'You have been logged out everywhere.' };
  }
}
