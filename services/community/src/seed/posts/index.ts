import { EARLIER_POSTS } from './earlier.ts';
import { LATEST_POSTS } from './latest.ts';
import type { PostSeed } from './post-seed.ts';

export type { PostSeed } from './post-seed.ts';

/** The newest first. */
export const POSTS: readonly PostSeed[] = [...LATEST_POSTS, ...EARLIER_POSTS];
