import type { Member } from './member.schema.ts';

/** Who wrote something, as copied into it. */
export interface Author {
  userId: string;
  name: string;
  image: string | null;
  /** The version of the copied profile; 0 where it was not known yet. */
  version: number;
  /** Wrote from an anonymous account: no profile change may ever reveal a name here. */
  anonymous: boolean;
}

const UNNAMED = 'Community member';

export const anonymousAuthor = (userId: string): Author => ({
  userId,
  name: 'Anonymous',
  image: null,
  version: 0,
  anonymous: true,
});

export const authorFrom = ({ _id, name, image, version }: Member): Author => ({
  userId: _id,
  name: name || UNNAMED,
  image,
  version,
  anonymous: false,
});
