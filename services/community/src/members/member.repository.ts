import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, upsertWhere } from '@serein/service-kit';
import type { Model } from 'mongoose';
import { Member } from './member.schema.ts';

@Injectable()
export class MemberRepository {
  constructor(@InjectModel(Member.name) private readonly members: Model<Member>) {}

  find(userId: string): Promise<Member | null> {
    return this.members.findById(userId, { name: 1, image: 1, version: 1 }).lean<Member>().exec();
  }

  /** Stores a copy unless a newer one, or this one, is there already. */
  async keep({ _id, name, image, version }: Member): Promise<void> {
    const older = { _id, version: trusted({ $lt: version }) };
    await upsertWhere(this.members, older, { $set: { name, image, version } });
  }
}
