const SWAPPED: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: 'are',
  was: 'were',
};

export const FEELING =
  /\bi(?:'m| am| feel| have been| 've been| was) (?:feeling |so |really |just |very |a bit |kind of |quite )*([a-z][a-z' ]{2,70}?)(?=[.,!?;:\n]|$| (?:because|and|but|since|that|so)\b)/;

/**
 * A short piece of what somebody said, turned towards them: "I'm worried about my exam" gives "worried about your exam".
 *
 * @returns null where the message has no such piece, or one too long to be said back naturally
 */
export function mirror(message: string): string | null {
  const text = message.toLowerCase().replace(/[’‘]/g, "'");
  const piece = FEELING.exec(text)?.[1]?.trim();
  if (!piece || piece.split(' ').length > 9 || /^(?:not sure|the|a|an|to|in|at|here|going|you|neha)\b/.test(piece))
    return null;
  return piece
    .split(' ')
    .map((word) => SWAPPED[word] ?? word)
    .join(' ');
}
