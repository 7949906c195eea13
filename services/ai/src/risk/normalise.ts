/** Words whose misspellings must not hide a risk; compared after doubled letters are folded. */
const GUARDED_WORDS = ['suicide', 'suicidal', 'myself', 'overdose', 'selfharm', 'unalive', 'khudkushi', 'atmahatya'];
/** Everyday words one letter away from a guarded one. */
const NOT_MISSPELT = new Set(['overdone', 'overdoes']);

const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const SHORT_FORMS: Readonly<Record<string, string>> = {
  '2': 'to',
  '4': 'for',
  u: 'you',
  wana: 'want to',
  gona: 'going to',
  wanto: 'want to',
  kll: 'kil',
  klil: 'kil',
  kms: 'kil myself',
  kys: 'kil yourself',
  sewerslide: 'suicide',
  suiside: 'suicide',
  suside: 'suicide',
  mself: 'myself',
};

/** Doubled letters are folded in the text and in the rules alike, so that `kiling` and `killlling` are one word. */
export const foldDoubles = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');

/**
 * The readings of a message that the rules look at: lower case, without accents, apostrophes and invisible
 * characters; numbers read as letters (1 as i and as l); spelt-out words joined; near misses of guarded words mended. Each
 * once as one run of words, once with a full stop between sentences.
 */
export function readings(message: string): string[] {
  const plain = message
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\p{Cf}/gu, '')
    .replace(/['’‘`´]/g, '');
  const sentences = plain.split(/(?<![.!?…।\n])[.!?…।\n]+(?=\s|$)/);
  const read = (one: string, inner: '' | ' ') => (text: string) => words(letters(text, one), inner);
  const ways = [read('i', ' '), read('i', '')];
  if (plain.includes('1')) ways.push(read('l', ' '), read('l', ''));
  return [...new Set(ways.flatMap((way) => [way(plain), sentences.map(way).join(' . ')]))];
}

function letters(text: string, one: string): string {
  return text.replace(/\S+/g, (token) => {
    const core = token.replace(/(?<![!.,?;:)"])[!.,?;:)"]+$/, '');
    if (!/[a-z]/.test(core) || !/[0-9@$!|]/.test(core)) return token;
    const mended = core
      .replace(/([a-z])2([a-z])/g, '$1 to $2')
      .replace(/[03457@$!|]/g, (sign) => LETTER_FOR[sign] ?? sign)
      .replace(/1/g, one);
    return mended + token.slice(core.length);
  });
}

/** `inner` stands for the signs inside a word: a space reads `want.to.die`, nothing reads `sui-cide`. */
function words(text: string, inner: '' | ' '): string {
  const tokens = text
    .replace(/(?<=\p{L})[.\-_*+~/\\]+(?=\p{L})/gu, inner)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return joinSpeltOut(tokens)
    .map(foldDoubles)
    .map((token) => SHORT_FORMS[token] ?? mend(token))
    .join(' ');
}

/** `k i l l m y s e l f` becomes one word; the rules know a few phrases written together. */
function joinSpeltOut(tokens: string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length >= 3) joined.push(run.join(''));
    else joined.push(...run);
    run = [];
  };
  for (const token of tokens) {
    if (/^[a-z]$/.test(token)) run.push(token);
    else {
      close();
      joined.push(token);
    }
  }
  close();
  return joined;
}

function mend(token: string): string {
  if (token.length < 5 || NOT_MISSPELT.has(token)) return token;
  return GUARDED_WORDS.find((word) => withinOneSlip(token, word)) ?? token;
}

/** One letter added, missing, wrong, or two neighbours swapped. */
function withinOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const swapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || (left.length <= 1 && right.length <= 1);
}
