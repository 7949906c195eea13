import { filePath } from '@serein/contracts';
import { PROFILE_CHANGED, type ProfileChanged } from '@serein/contracts/identity';
import { newEvent, type OutboxEntry } from '@serein/service-kit';
import type { User } from '../accounts/user.model.ts';

export type NewProfile = Pick<User, '_id' | 'name' | 'imageFileId' | 'profileVersion'>;

/** What other services are told of a user, stored in the update that made it so. */
export function profileChanged({ _id, name, imageFileId, profileVersion }: NewProfile): OutboxEntry {
  return newEvent<ProfileChanged>(PROFILE_CHANGED, {
    userId: String(_id),
    name,
    image: imageFileId && filePath(imageFileId),
    version: profileVersion,
  });
}
