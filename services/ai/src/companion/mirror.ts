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

/** What may be said back: how somebody feels. What he thinks of himself ("worthless") is never confirmed to him. */
const FEELINGS =
  'afraid|alone|angry|annoyed|anxious|confused|disappointed|down|drained|empty|exhausted|frustrated|heartbroken|homesick|irritated|jealous|left behind|left out|lonely|lost|low|nervous|numb|on edge|overwhelmed|restless|sad|scared|stressed|stuck|tense|tired|torn|uneasy|unhappy|upset|worn out|worried';

/** A feeling, and perhaps what it is about. */
export const FEELING = new RegExp(
  `\\bi(?:'m| am| feel| have been| 've been| was) (?:feeling |so |really |just |very |a bit |kind of |quite )*((?:${FEELINGS})(?: (?:about|at|by|from|of|with) [a-z' ]{2,60}?)?)(?=[.,!?;:\\n]|$| (?:because|and|but|since|that|so|today|tonight|lately|again|now|right now)\\b)`,
);

/** With these, what a feeling is about is a judgement, too ("tired of being a failure"). */
const JUDGEMENTS =
  /\b(?:bad|being|broken|burden|dead|dirty|disgust\w*|dumb|evil|fail\w*|fat|hate|hopeless|i|idiot|loser|nobody|nothing|pathetic|shame\w*|stupid|ugly|useless|weak|worthless|wrong)\b/;

/**
 * How somebody said he feels, turned towards him: "I'm worried about my exam" gives "worried about your exam".
 *
 * @returns null where the message has no such piece, one too long to be said back naturally, or one that judges him
 */
export function mirror(message: string): string | null {
  const text = message.toLowerCase().replace(/[’‘]/g, "'");
  const piece = FEELING.exec(text)?.[1]?.trim();
  if (!piece || piece.split(' ').length > 9 || JUDGEMENTS.test(piece)) return null;
  return piece
    .split(' ')
    .map((word) => SWAPPED[word] ?? word)
    .join(' ');
}
