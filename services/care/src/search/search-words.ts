const MAX_WORDS = 400;

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

/** One condition a word: each must begin some word of the document. Anchored, so that the index serves it. */
export function searchConditions(search: string): { searchWords: RegExp }[] {
  return [...new Set(wordsOf(search))].map((word) => ({ searchWords: new RegExp(`^${word}`) }));
}
