import { foldDoubles } from './normalise.ts';
import type { RiskKind } from './rules.ts';

/**
 * The plainest words for suicide and self-harm in the other languages of the site's doctors and visitors. A model-free
 * net for whoever falls back on his mother tongue in the worst hour; the fine meshes are in English and Hindi.
 */
const inTheirScript: Readonly<Partial<Record<RiskKind, readonly string[]>>> = {
  suicide: [
    // Tamil
    ...['தற்கொலை', 'சாகணும்', 'சாகனும்', 'சாக வேண்டும்', 'சாக விரும்பு', 'செத்து போ', 'செத்துப் போ', 'செத்துப்போ'],
    ...['வாழ விருப்பமில்லை', 'வாழ பிடிக்கவில்லை', 'வாழப் பிடிக்கவில்லை', 'உயிரை மாய்'],
    // Telugu
    ...['ఆత్మహత్య', 'చనిపోవాల', 'చచ్చిపోవాల', 'చచ్చిపోతా', 'చావాలని', 'బతకాలని లేదు', 'బ్రతకాలని లేదు'],
    // Malayalam
    ...['ആത്മഹത്യ', 'മരിക്കണം', 'മരിക്കാൻ തോന്നു', 'ചാകണം', 'ജീവിക്കണ്ട', 'ജീവിക്കാൻ വയ്യ'],
    // Kannada
    ...['ಆತ್ಮಹತ್ಯೆ', 'ಸಾಯಬೇಕು', 'ಸಾಯ್ಬೇಕು', 'ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ'],
    // Bengali, Assamese
    ...['আত্মহত্যা', 'মরতে চাই', 'মরে যেতে চাই', 'মরে যাব', 'বাঁচতে চাই না'],
    // Marathi
    ...['मरायच', 'मरावंस', 'मरावेस', 'जगायचं नाही', 'जगायचे नाही', 'जगावंसं वाटत नाही', 'जीव द्याय', 'जीव देण'],
    // Gujarati
    ...['આત્મહત્યા', 'આપઘાત', 'મરવું છે', 'મરી જવું', 'જીવવું નથી'],
    // Punjabi
    ...['ਖੁਦਕੁਸ਼ੀ', 'ਖ਼ੁਦਕੁਸ਼ੀ', 'ਆਤਮਹੱਤਿਆ', 'ਮਰਨਾ ਚਾਹੁੰ', 'ਜੀਣਾ ਨਹੀਂ'],
    // Urdu
    ...['خودکشی', 'مرنا چاہ', 'جینا نہیں'],
    // Odia
    ...['ଆତ୍ମହତ୍ୟା'],
    // Mandarin
    ...['自杀', '自殺', '想死', '不想活', '活不下去', '轻生', '輕生', '结束生命', '結束生命'],
  ],
  'self-harm': ['自残', '自殘', '割腕'],
};

/** As people type them, without accents and in any spelling of double letters. */
const inLatinLetters: Readonly<Partial<Record<RiskKind, readonly string[]>>> = {
  suicide: [
    // Spanish
    ...['quiero morir(?:me)?', 'suicidio', 'suicidar(?:me|se|te)?', 'quitarme la vida', 'matarme', 'no quiero vivir'],
    ...['(?:sin|no tengo) ganas de vivir', 'acabar con mi vida'],
    // French
    ...['(?:veux|voudrais|envie de|vais) mourir', '(?:me|mon) suicide(?:r|rai)?', 'me tuer', 'en finir avec la vie'],
    ...['(?:plus|pas) envie de vivre', 'veux plus vivre', 'mettre fin a mes jours'],
    // German
    ...['(?:will|mochte|wollte|werde) (?:nur |einfach |nur noch )?sterben', 'selbstmord', 'suizid', 'umbringen'],
    ...['nicht mehr leben', 'leben (?:beenden|nehmen)', 'nicht mehr da sein'],
    // Tamil
    ...['sa+ga ?(?:poren|poran|po+ren|num|nu[nm])', 'sava ?nu[nm]', 'sethu ?(?:poiduven|duven|poren)', 'tha[rt]kolai'],
    ...['va+zha pidikala', 'vazha pidikkala'],
    // Telugu
    ...[
      'chachi ?po(?:vali|valani|tha|ta)',
      'chani ?po(?:vali|valani)',
      'chavalani',
      '(?:bathakalani|brathakalani) ledu',
    ],
    // Malayalam
    ...['marikkanam', 'cha[kv]anam', 'a+thmahathya', 'jeevikkanda', 'jeevikkan thonnunnilla'],
    // Kannada
    ...['saya?beku', 'a+tma ?hatye', 'badukoke ishta illa'],
    // Bengali
    ...['morte chai', 'more jete chai', 'more jabo', 'at+o?m?o?hot+y?a', 'ba[nc]*chte chai na'],
    // Marathi
    ...['maray(?:che|cha|cho)(?: ahe| aahe)?', 'marava(?:sa)? vat[a-z]{1,4}', 'je?e?iv dyaycha', 'jagayc?ha nahi'],
    // Gujarati
    ...['marvu ch?he', 'mari javu ch?he', 'a+pghat', 'ji?e?vvu nathi'],
    // Punjabi
    ...['marna cha(?:hun|un)d[aie]', 'jeena n[ai]h?i? cha(?:hun|un)d[aie]'],
  ],
  'self-harm': ['hacerme dano', 'cortarme', 'me faire du mal', 'ritze mich', 'mich (?:ritzen|verletzen|schneiden)'],
};

/** As the readings of a message are written. */
const asRead = (text: string): string =>
  foldDoubles(
    text
      .normalize('NFKC')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u093c]/g, '')
      .replace(/\u0901/g, '\u0902'),
  );

const rules = (words: Readonly<Partial<Record<RiskKind, readonly string[]>>>, around: (all: string) => string) =>
  Object.entries(words).map(([kind, all]) => ({
    kind: kind as RiskKind,
    pattern: new RegExp(around(all.map(asRead).join('|')), 'u'),
  }));

export const OTHER_LANGUAGE_RULES = [
  // Endings grow on to these words, and some scripts put no space between them.
  ...rules(inTheirScript, (all) => `(?:${all})`),
  ...rules(inLatinLetters, (all) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${all})(?![\\p{L}\\p{M}\\p{N}])`),
];
