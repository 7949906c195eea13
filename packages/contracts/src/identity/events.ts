import type { DomainEvent } from '../events.ts';

/** A user's public face changed; other services keep copies of it. `version` grows with each change. */
export type ProfileChanged = DomainEvent<
  'identity.profile-changed',
  { userId: string; name: string; image: string | null; version: number }
>;

export const PROFILE_CHANGED = 'identity.profile-changed';
