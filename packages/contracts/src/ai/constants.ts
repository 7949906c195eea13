/** Spec 3, sections 2.6 and 4. */
export const MOODS = ['calm', 'happy', 'peaceful', 'thoughtful'] as const;
export type Mood = (typeof MOODS)[number];
export const FIRST_MOOD: Mood = 'peaceful';

export const MAX_PROMPT_LENGTH = 4000;
/** Earlier messages sent along with a prompt; older ones are left out. */
export const MAX_HISTORY = 40;
