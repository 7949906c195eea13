import { filePath } from '@serein/contracts';
import type { UserProfile } from '@serein/contracts/identity';
import type { User } from '../accounts/user.model.ts';

export const PROFILE_PROJECTION = {
  name: 1,
  email: 1,
  phone: 1,
  phoneLast4: 1,
  gender: 1,
  dob: 1,
  imageFileId: 1,
  address: 1,
  isAnonymous: 1,
  role: 1,
} as const;

type Shown = Pick<User, '_id' | keyof typeof PROFILE_PROJECTION>;

/** What a user reads of himself. */
export function userProfile(user: Shown): UserProfile {
  return {
    _id: String(user._id),
    name: user.name,
    email: user.email ?? null,
    phone: user.phoneLast4 ? `•••• ${user.phoneLast4}` : user.phone,
    gender: user.gender,
    dob: user.dob,
    image: user.imageFileId && filePath(user.imageFileId),
    address: user.address ?? {},
    isAnonymous: user.isAnonymous,
    role: user.role,
  };
}
