/** What a message is about. The first pattern that matches decides; the order is from the particular to the general. */
export const THEMES = [
  [
    'identity',
    /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:a |an )?(?:real|human|person|ai|bot|robot|therapist|doctor|psychologist)|your name|\btum kaun\b|\baap kaun\b/,
  ],
  ['thanks', /\b(?:thank you|thanks|thank u|thx|ty|shukriya|dhanyavaad|dhanyavad|that helped|you helped)\b/],
  ['farewell', /\b(?:good ?night|bye|goodbye|see you|talk later|ttyl|i have to go|gotta go)\b/],
  [
    'grief',
    /\b(?:died|passed away|grief|griev\w+|mourn\w*|funeral|lost my (?:mother|mom|mum|father|dad|grand\w+|brother|sister|friend|wife|husband|son|daughter|baby|dog|cat|pet)|death of|miscarriage|nahi rahe)\b/,
  ],
  ['sleep', /\b(?:sleep\w*|insomnia|awake|nightmares?|bad dreams?|neend|restless nights?)\b/],
  [
    'anger',
    /\b(?:angry|anger|furious|rage|mad at|irritat\w+|annoyed|frustrat\w+|resent\w*|gussa|hate (?:him|her|them|my))\b/,
  ],
  ['gratitude', /\b(?:grateful|gratitude|thankful|blessed|appreciate)\b/],
  [
    'joy',
    /\b(?:wonderful|happy|great news|excited|joy\w*|proud|amazing|celebrat\w+|so good|best day|got the job|passed my|khush|promoted|engaged)\b/,
  ],
  [
    'encouragement',
    /\b(?:encourag\w+|motivat\w+|cheer me up|believe in (?:me|myself)|not good enough|failure|failed|fail|confidence|give up|hopeless|hope|worthless|useless|stupid|dumb|ugly|pathetic|loser|disgusting|hate (?:myself|me)|ashamed|shame)\b/,
  ],
  [
    'overwhelm',
    /\b(?:overwhelm\w*|too much|burn(?:t|ed)? ?out|exhaust\w+|drain\w+|can'?t cope|stress\w*|pressure|swamped|falling apart|breaking down)\b/,
  ],
  [
    'anxiety',
    /\b(?:anxi\w+|panic\w*|nervous|worr\w+|scared|afraid|fear\w*|overthink\w*|racing (?:heart|thoughts?)|tension|ghabra\w*|dar lag\w*|on edge)\b/,
  ],
  [
    'loneliness',
    /\b(?:lonel\w+|alone|isolat\w+|no friends?|nobody (?:understands|cares|listens)|no one (?:understands|cares|listens)|left out|akel\w+|miss (?:home|my))\b/,
  ],
  [
    'relationships',
    /\b(?:relationship|boyfriend|girlfriend|husband|wife|partner|marriage|married|divorce|break ?up|broke up|friends?|mother|mom|mum|father|dad|parents|sister|brother|family|in-?laws|son|daughter|argument|argued|fought|fight|he|she)\b/,
  ],
  [
    'work',
    /\b(?:work|job|boss|office|colleagues?|manager|career|deadlines?|exams?|stud(?:y|ies|ying)|college|school|marks|interview|project|salary|naukri|padhai)\b/,
  ],
  [
    'sadness',
    /\b(?:sad\w*|down|low|cry\w*|tears|empty|numb|broken|dead inside|depress\w+|unhappy|hurt\w*|heartbroken|udaas|dukhi|miserable)\b/,
  ],
  ['feelings', /\b(?:feelings?|emotions?|feel|don'?t know (?:what|why|how)|confus\w+|understand)\b/],
  ['greeting', /^\s*(?:hi+|hey+|hello|hiya|namaste|namaskar|good (?:morning|afternoon|evening)|yo|hola|helo)\b/],
] as const satisfies ReadonlyArray<readonly [string, RegExp]>;

export type Theme = (typeof THEMES)[number][0] | 'open';

/** The theme of one message; `open` where none is plain. */
export function themeOf(message: string): Theme {
  const text = message.toLowerCase().replace(/[’‘]/g, "'");
  return THEMES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'open';
}
