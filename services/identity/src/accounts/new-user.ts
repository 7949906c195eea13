import type { Types } from 'mongoose';
import { type NewProfile, profileChanged } from '../profile/profile-changed.ts';
import type { User } from './user.model.ts';

type Given = Pick<User, 'passwordHash'> & Partial<Pick<User, 'role' | 'imageFileId'>>;
type Named = { isAnonymous: false; name: string; email: string };
type Anonymous = { isAnonymous: true; phoneHash: string; phoneLast4: string };

/** A new account, with the event that tells the other services its name and image. */
export function newUser(_id: Types.ObjectId, who: Named | Anonymous, given: Given): Omit<User, '_id'> & NewProfile {
  const profile: NewProfile = {
    _id,
    name: who.isAnonymous ? '' : who.name,
    imageFileId: given.imageFileId ?? null,
    profileVersion: 1,
  };
  return {
    ...who,
    ...profile,
    role: given.role ?? 'patient',
    phone: null,
    passwordHash: given.passwordHash,
    gender: null,
    dob: null,
    address: {},
    tokenVersion: 1,
    createdAt: new Date(),
    outbox: [profileChanged(profile)],
  };
}
