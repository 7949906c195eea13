import { trusted } from '@serein/service-kit';

const MAX_WORDS = 400;

const TALKING = ['psychologist', 'hypnotherapist', 'psychoanalyst', 'socialworker'] as const;

/** What people call things that the directory calls otherwise: cities by their earlier names, callings by everyday ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bangalore: ['bengaluru'],
  bombay: ['mumbai'],
  calcutta: ['kolkata'],
  cochin: ['kochi'],
  ernakulam: ['kochi'],
  madras: ['chennai'],
  poona: ['pune'],
  trivandrum: ['thiruvananthapuram'],
  therapist: TALKING,
  counsellor: TALKING,
  counselor: TALKING,
  psychotherapist: TALKING,
  addiction: ['alcohol'],
  anxious: ['anxiety'],
  depressed: ['depression'],
  ocd: ['obsessive'],
};

/** Lower case, accents dropped, in words: what a search compares. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** The words under which a document is found, each once. `SocialWorker` is found as socialworker and as worker. */
export function searchWordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [...wordsOf(text), ...wordsOf(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))]);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** One condition a word: it, or what else it is called, begins some word of the document. Anchored, for the index. */
export function searchConditions(search: string): { searchWords: RegExp | { $in: RegExp[] } }[] {
  return [...new Set(wordsOf(search))].map((word) => {
    const [own, ...others] = [word, ...otherNamesOf(word)].map((begin) => new RegExp(`^${begin}`));
    return { searchWords: own && others.length > 0 ? trusted({ $in: [own, ...others] }) : (own ?? /^$/) };
  });
}

/** From so many letters on, the beginning of a name is taken for it. */
const MIN_LETTERS = 4;

function otherNamesOf(word: string): readonly string[] {
  const named = Object.entries(OTHER_NAMES).filter(
    ([name]) => name === word || (word.length >= MIN_LETTERS && name.startsWith(word)),
  );
  return [...new Set(named.flatMap(([, others]) => others))];
}
