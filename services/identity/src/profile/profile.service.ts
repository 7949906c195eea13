import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FileReference } from '@serein/contracts';
import type { UpdateProfileBody, UserProfile } from '@serein/contracts/identity';
import {
  deadlineOptions,
  type Failure,
  FileStore,
  failure,
  OutboxRelay,
  RequestContext,
  type VerifiedUser,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { User } from '../accounts/user.model.ts';
import { profileChanged } from './profile-changed.ts';
import { PROFILE_PROJECTION, userProfile } from './profile-view.ts';

const ROUNDS = 5;

@Injectable()
export class ProfileService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly files: FileStore,
    private readonly relay: OutboxRelay,
  ) {}

  async get(owner: VerifiedUser, ctx: RequestContext): Promise<UserProfile | Failure<'sessionExpired'>> {
    const user = await this.users.findOne(idOf(owner), PROFILE_PROJECTION, deadlineOptions(ctx)).lean();
    // A good token of an account that is gone.
    return user ? userProfile(user) : failure('sessionExpired');
  }

  /** @returns null when all went well; a picture that was sent with a refused change is dropped */
  async update(owner: VerifiedUser, body: UpdateProfileBody, image?: FileReference): Promise<Failure | null> {
    const refused = owner.isAnonymous ? failure('anonymousProfile') : await this.store(owner, body, image);
    if (refused && image) await this.files.delete(image.id);
    return refused;
  }

  private async store(owner: VerifiedUser, body: UpdateProfileBody, image?: FileReference): Promise<Failure | null> {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await this.users
        .findOne(idOf(owner), { name: 1, imageFileId: 1, profileVersion: 1, isAnonymous: 1 })
        .lean();
      if (!before) return failure('sessionExpired');
      const { matchedCount } = await this.users.updateOne(
        { ...idOf(owner), profileVersion: before.profileVersion },
        changeOf(before, body, image),
      );
      // Another change came first: the event's version would be wrong.
      if (matchedCount === 0) continue;
      this.relay.wake();
      if (image && before.imageFileId) await this.files.delete(before.imageFileId);
      return null;
    }
    return failure('unavailable');
  }
}

const idOf = (owner: VerifiedUser) => ({ _id: new Types.ObjectId(owner.id) });

type Before = Pick<User, '_id' | 'name' | 'imageFileId' | 'profileVersion'>;

/** The update, with the event in it when the name or the image changes. */
function changeOf(before: Before, body: UpdateProfileBody, image: FileReference | undefined) {
  const { address = {}, ...rest } = body;
  // Part by part: the documents know two shapes of an address, and each screen sends its own.
  const parts = Object.entries(address).map(([part, value]) => [`address.${part}`, value] as const);
  const given = Object.fromEntries([...Object.entries(rest), ...parts].filter(([, value]) => value !== undefined));
  const name = body.name ?? before.name;
  const imageFileId = image?.id ?? before.imageFileId;
  if (name === before.name && imageFileId === before.imageFileId) return { $set: given };
  const profileVersion = before.profileVersion + 1;
  return {
    $set: { ...given, imageFileId, profileVersion },
    $push: { outbox: profileChanged({ _id: before._id, name, imageFileId, profileVersion }) },
  };
}
