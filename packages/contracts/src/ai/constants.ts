/** Spec 3, sections 2.6 and 4. */
export const MOODS = ['calm', 'happy', 'peaceful', 'thoughtful'] as const;
export type Mood = (typeof MOODS)[number];
export const FIRST_MOOD: Mood = 'peaceful';
/** The only ones beside helplines: nobody who is in danger should read that Neha feels happy. */
export const CARING_MOODS: readonly Mood[] = ['calm', 'thoughtful'];

/** Under which a browser keeps the country that its user chose at /gethelpnow: a code of `HELPLINES`. */
export const HELP_COUNTRY_KEY = 'help-country';

export const MAX_PROMPT_LENGTH = 4000;
/** Earlier messages sent along with a prompt; older ones are left out. */
export const MAX_HISTORY = 40;
