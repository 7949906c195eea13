import { foldDoubles } from './normalise.ts';
import type { RiskKind } from './rules.ts';

/**
 * Hindi in Latin letters has no fixed spelling: each piece lists the ways people type it. A group that may repeat lists
 * each way once as it is after `foldDoubles`, and none that is made of others (see repetition.ts).
 */
const not = '(?:nahi|nahin|nhi|nai|nahee|nahi+n?|na|mat|nih)';
const want = '(?:chahta|chahti|chahata|chahati|chata|chati|chahte|chahiye|chahu|chahun|chah|chahunga)';
const die =
  '(?:marna|mar jana|mar jaana|marne|marjana|mar jane|mar jau|mar jaun|mar jaaun|mar jaau|marjaun|marjau|mar jata|mar jati|mar jaata|mar jaati|mar jaaye|mar jaye)';
const live = '(?:jeena|jina|jine|jeene|jinda rehna|zinda rehna|zinda rahna|jeeney|jee)';
const self = '(?:khud|khudko|apne aap|apne ap|apneaap|apni|apne)';
const life = '(?:jaan|jan|zindagi|jindagi|zindgi|jindgi|life)';
/** Verbs written together with the word before them, `khud ko maarlunga`; what stands apart needs no piece. */
const joinedOn =
  '(?:kar|karna|karne|karunga|karungi|lu|lun|lunga|lungi|lena|leti|leta|dal|dalu|dalun|dunga|dungi|dena|deti|deta|du|dun|do|pahuncha|pahunchana)*';

const latin = [
  `${die} (?:hai|h|he|hi|to|hee|bhi|chahta|chahti|chahata|chahati|chata|chati|hoga|padega|pasand|behtar|better|chahte|mujhe|ka|ki|ke|me|mein|hu|hun|hoon|accha|acha|chahiye|chahu|chahun|ho)`,
  `(?:mujhe|muje|mujhko|main|mai|me|mein|mei|mujhay|ab|bas|kaash|kash|i wish|agar) (?:bas |ab |bhi |hi |to |ki |main |mai |me |mein |kahin |kaise bhi |sach me |aaj )*(?:marna|mar jana|mar jaana|marjana|mar jau|mar jaun|mar jaaun|mar jaau|marjaun|mar jata|mar jati|mar jaata|mar jaati)`,
  `(?:mar jau|mar jaun|mar jaaun|mar jaau|marjaun|mar jaunga|mar jaungi|mar jaaunga|mar jaaungi)`,
  `${live} (?:ka |ki |ke |ko |se |hi |me |mein |ab |aur )*(?:man |dil |iccha |ichcha |wajah |vajah |matlab |fayda |faida |koi |bilkul |${want} )*(?:${not}|khatam|khatm|kya fayda)`,
  `${not} ${live}|${not} ${want} ${live}|${live} ${not} ${want}|${live} se (?:thak|tang|pareshan|nafrat|mann)`,
  'k?hud ?kushi|k?hud ?khushi|khudkhushi|khudkusi|khudkashi|atm ?hatya|atma ?hatya|aatmahatya|aatma ?hatya|atmhatya|suicide karna',
  `${self} (?:ko |ki |ka |hi )*(?:${life} )?(?:khatam|khatm|kahtam|maar|mar|kaat|kat|jala|nuksan|nuksaan|chot|hurt|finish|kill|harm|saza)${joinedOn}`,
  `(?:apni |meri |apna |main apni )?${life} (?:de|dena|de dena|de du|de dun|de dunga|de dungi|le lu|le lun|le lunga|le lungi|lena|lene|dene|khatam|khatm|khatam karna|khatam kar|se thak|se tang|se haar|jeene|jeena)(?: [a-z]+)?`,
  '(?:zeher|zahar|jahar|jeher|zehar|poison) (?:kha|khana|kha lu|kha lun|kha lunga|kha lungi|pi|pina|peena|pi lu|pi lun|pee|khake|khaa|kha ke|chahiye)(?: [a-z]+)?',
  '(?:phansi|fansi|faansi|phaansi|phasi|fasi|pankhe se) (?:laga|lagana|laga lu|laga lun|laga lunga|laga lungi|pe|par|lag|latak|khana|le|lagake)(?: [a-z]+)?|latak (?:jau|jaun|jaunga|jaungi|jana)',
  '(?:nas|nass|naas|kalai|haath|hath|wrist) (?:kaat|kat|kaatna|katna|kaat lu|kat lu|kaat lunga|kaat li|kaatne|kaat rahi|kaat raha)(?: [a-z]+)?',
  '(?:chhat|chat|chath|building|train|pul|bridge|patri|metro) (?:ke |se |ke samne |ke aage |ke niche |pe |par )*(?:kood|kud|koodna|kudna|kood jau|kud jau|kood jaunga|kud jaungi|aa jau|let jau)(?: [a-z]+)?',
  '(?:sab|sabko|sab kuch|duniya) (?:ko )?(?:chhod|chod|chor|chhor) (?:kar |ke )?(?:chala|chali|jana|jau|jaun|jaunga|jaungi|dunga|dungi|du|dun)|duniya se (?:chala|chali|jana|ja)',
];

const latinHarm = [
  '(?:usko|use|usse|unko|unhe|inko|isko|ise|sabko|sab ko|kisi ko|biwi ko|pati ko|boss ko|papa ko|baap ko|maa ko|bhai ko|ussko|usey) (?:hi |bhi |main |mai |me |jaan se |ab |to )*(?:maar|mar|kaat|kat|jala|khatam|khatm|goli) ?(?:dunga|dungi|dalunga|dalungi|daalunga|daalungi|du|dun|dalu|daalu|dena|dalna|daalna|kar dunga|kar dungi|kar du|maar|marunga|marungi)',
  'ja+n se (?:maar|mar) ?(?:dunga|dungi|dalunga|dalungi|du|dun|dena|dalu|daalunga|daalungi)|khoon (?:kar|pi) (?:dunga|dungi|du|jaunga)|katl (?:kar|karna)(?: [a-z]+)?',
];

const latinDanger = [
  '(?:mujhe|muje|mujhko) (?:jaan se |roz |bahut |bohot |daily |hamesha |phir |fir )*(?:maarta|marta|maarte|marte|peetta|pitta|maarti|peetta|peet|maar) (?:hai|he|h|hain|tha|dalega|dega|denge|dalenge|raha|rahe)',
];

const devanagari: ReadonlyArray<readonly [RiskKind, RegExp]> = [
  [
    'suicide',
    /आत्महत्या|आत्म हत्या|खुदकुशी|खुदखुशी|सुसाइड|मरना चाह|मर जाना चाह|मर जाऊं|मर जाउं|मरने का मन|मरना है|मुझे मरना|मर जाना है/u,
  ],
  [
    'suicide',
    /जीना नहीं|जीने का मन नहीं|जीने की इच्छा नहीं|नहीं जीना|जिंदा नहीं रहना|जिन्दा नहीं रहना|जीने का कोई|जिंदगी खत्म|जीवन समाप्त|जान दे (?:दूं|दूंगा|दूंगी|देना)|जान देना|खुद को (?:खत्म|मार)/u,
  ],
  ['suicide', /जहर (?:खा|पी)|फांसी (?:लगा|लगाना|पर)|(?:छत|पुल|ट्रेन|बिल्डिंग) (?:से|के (?:आगे|सामने|नीचे)) कूद/u],
  ['self-harm', /खुद को (?:चोट|काट|नुकसान|जला|नुक्सान)|(?:नस|हाथ|कलाई) काट/u],
  [
    'harm-to-others',
    /(?:उसे|उसको|उनको|उन्हें|सबको|किसी को)[^।.]{0,20}(?:मार (?:दूं|दूंगा|दूंगी|डालूं|डालूंगा|डालूंगी|देना|डालना)|जला दूं|काट दूं)|जान से मार/u,
  ],
  ['in-danger', /मुझे (?:रोज |बहुत |हमेशा )?(?:मारता|मारते|पीटता|पीटते|मारती) (?:है|हैं|था)|मुझे जान से मार/u],
];

function latinRule(kind: RiskKind, sources: readonly string[]): { kind: RiskKind; pattern: RegExp } {
  return {
    kind,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.map(foldDoubles).join('|')})(?![\\p{L}\\p{N}])`, 'u'),
  };
}

export const HINDI_RISK_RULES = [
  latinRule('suicide', latin),
  latinRule('harm-to-others', latinHarm),
  latinRule('in-danger', latinDanger),
  ...devanagari.map(([kind, pattern]) => ({ kind, pattern: new RegExp(foldDoubles(pattern.source), 'u') })),
];
