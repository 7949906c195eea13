/**
 * Why some text can be read in two ways by a repeated group of a pattern, or null. Such a group makes the engine
 * try every way before it gives up: the time doubles with each repetition, and one message stops the service.
 *
 * @param source of a regular expression whose repeated groups, `(?:…)*` and `(?:…)+`, hold words, groups and `?`
 */
export function ambiguity(source: string): string | null {
  return repeatedGroups(source).map(twoReadings).find(Boolean) ?? null;
}

function repeatedGroups(source: string): string[] {
  const found: string[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of source.matchAll(/\\.|\[[^\]]*\]|\(|\)/g)) {
    if (sign === '(') open.push(index);
    if (sign !== ')') continue;
    const start = open.pop() ?? 0;
    if (/^(?:[*+]|\{\d+,\})/.test(source.slice(index + 1))) found.push(source.slice(start, index + 1));
  }
  return found;
}

/** Sardinas and Patterson: what is left over when one word begins another is followed until it is a word itself. */
function twoReadings(group: string): string | null {
  const words = textsOf(group);
  const twice = words.find((word, at) => words.indexOf(word) !== at);
  if (twice !== undefined) return `"${twice}" stands twice in ${group}`;
  const tails = new Set(
    words.flatMap((word) =>
      leftOver(
        word,
        words.filter((other) => other !== word),
      ),
    ),
  );
  for (const tail of tails) {
    if (words.includes(tail)) return `"${tail}" ends a text that ${group} reads in two ways`;
    for (const next of [...leftOver(tail, words), ...words.flatMap((word) => leftOver(word, [tail]))]) tails.add(next);
  }
  return null;
}

const leftOver = (start: string, longer: readonly string[]): string[] =>
  longer.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length));

/** Every text that a group stands for, as often as it stands for it. */
function textsOf(group: string): string[] {
  let at = 0;
  const alternatives = (): string[] => {
    const texts = sequence();
    while (group[at] === '|') {
      at++;
      texts.push(...sequence());
    }
    return texts;
  };
  const sequence = (): string[] => {
    let texts = [''];
    while (at < group.length && !/[|)]/.test(group.charAt(at))) {
      const ends = piece();
      texts = texts.flatMap((text) => ends.map((end) => text + end));
    }
    return texts;
  };
  const piece = (): string[] => {
    let texts = [group.charAt(at)];
    if (group.startsWith('(?:', at)) {
      at += 3;
      texts = alternatives();
    } else if (!/[\p{L}\p{M} ']/u.test(group.charAt(at)))
      throw new Error(`A repeated group holds only words: ${group}`);
    at++;
    if (group[at] !== '?') return texts;
    at++;
    return ['', ...texts];
  };
  return alternatives();
}
