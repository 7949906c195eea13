import { foldDoubles } from './normalise.ts';

export type RiskKind = 'suicide' | 'self-harm' | 'harm-to-others' | 'in-danger';

/**
 * A rule is a regular expression over a normalised reading, without `\b`, since doubled letters are folded in
 * it as they are in the text. A false alarm costs a kind sentence and a list of numbers; a miss may cost a life.
 * So a negation ("I don't want to kill myself") does not silence a rule.
 */
function rule(kind: RiskKind, ...sources: string[]): { kind: RiskKind; pattern: RegExp } {
  const whole = sources.map(foldDoubles).join('|');
  return { kind, pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${whole})(?![\\p{L}\\p{M}\\p{N}])`, 'u') };
}

const own = '(?:my self|myself|me self|meself|mahself)';
const wish =
  '(?:want|wanted|wants|wanting|wish|wishing|ready|plan|planning|planned|going|need|hope|hoping|try|trying|tried|decided|about|like|love|rather|prefer)';
const person =
  '(?:him|her|them|someone|somebody|anyone|people|everyone|everybody|others|another person|(?:my|the|that|this|his|her|their|these|those) (?:[a-z]+ )?(?:wife|husband|partner|boyfriend|girlfriend|ex|father|mother|dad|mom|mum|papa|mummy|parents|brother|sister|son|daughter|child|children|kid|kids|baby|boss|teacher|neighbo?ur|neighbo?urs|manager|friend|roommate|flatmate|colleague|coworker|family|inlaws|uncle|guy|man|woman|girl|boy|men|women|bastard|idiot))';
const intent =
  '(?:want to|going to|plan to|planning to|need to|have to|thinking of|thinking about|think about|thoughts of|thoughts about|urge to|urges to|could|will|ill|might|feel like|fantasi[sz]e about|dream of|about to|ready to|gonna|let me|id love to|wish i could)';

export const RISK_RULES = [
  rule(
    'in-danger',
    '(?:threatened|threatens|threatening|threaten|trying|tried|tries|wants|says|said|swore|keeps saying|told me)(?: [a-z]+){0,5} (?:kill|murder|stab|shoot|burn|strangle|rape|hurt|beat) me',
    '(?:husband|boyfriend|partner|wife|girlfriend|ex|father|stepfather|uncle|inlaws|brother|he|she|they|mother) (?:has been |is |was |keeps |always |often |just |regularly |still |then )*(?:beats|beating|beat|hits|hitting|hit|slapped|slaps|choked|chokes|strangled|raped|rapes|molested|molests|molesting|burned|burnt|abuses|abusing|abused|kicks|kicked|punched|punches|assaulted) me',
    '(?:being|been|was|got|am|im|getting) (?:raped|molested|sexually abused|sexually assaulted|beaten|abused|strangled|assaulted)(?= |$)|(?:husband|boyfriend|partner|ex|father|stepfather|dad|papa|uncle|cousin|brother|inlaw|teacher|tutor|coach|boss|neighbour|neighbor|grandfather|man|men|he|driver|guard|priest) (?:(?:has been|is|was|keeps|always|often|still|then|sometimes|tries to|tried to) )*(?:touches|touching|gropes|groped|groping|forced himself on|forces himself on|touch) me|(?:he|she|they|uncle|father|man|men|cousin|brother|teacher) (?:touched me (?:there|down there|inappropriately|wrongly|without|where)|forces me to (?:have sex|touch))|touched my private|touches my private|(?:made|makes) me touch (?:him|his|her)|afraid (?:he|she|they) (?:will|is going to|might|would|are going to) (?:kill|hurt) me|my life is in danger|not safe at home|unsafe at home',
  ),
  rule(
    'suicide',
    '(?:suicide|suicides|suicidal|suicidality|suicidally)',
    `(?:kill|killed|killing|end|ending|hang|hanged|hanging|shoot|shooting|drown|drowning|poison|poisoning|delete|unalive|unaliving|finish|finishing|offing|off|electrocute|suffocate|strangle|choke) (?:off )?${own}`,
    'killmyself|killme|endmylife|endit|wanttodie|wannadie|wanadie|iwanttodie|hangmyself|unalive|unalived|unaliving|unalive me',
    '(?:(?:whats|what is|whats even|where is|see any|see the|see a|is there a|is there any) (?:the )?point|the point) (?:of|in) (?:living|life|going on|being alive|being here|it all|existing|anything)',
    '(?:dont|do not|didnt|did not|doesnt|not) deserve (?:to (?:live|be alive|be here|exist)|life|my life)',
    '(?:end|ending) things(?= *(?:$|\\.)| (?:now|tonight|today|all|for good|once|forever|because|and|i|myself|my self|by)(?![a-z]))',
    `(?:how (?:many|much)|what dose of|which dose of|enough) (?:[a-z]+ ){0,4}(?:to die|to kill|is lethal|is fatal|is deadly|are lethal|would be lethal|be lethal|be fatal|to overdose|to end)|${own} (?:painlessly|without pain)`,
    '(?:bought|buy|got|found|have|keep|holding|hold|holding on to) (?:a |the |some |this |my )?(?:rope|pesticide|poison|blade|gun)(?= *(?:$|\\.)| (?:today|now|and|to|for this|for my self|for myself|in my hand|ready|with me)(?![a-z]))',
    '(?:pills|tablets|sleeping pills|poison|rope|blade|knife|razor|gun) (?:(?:is|are|lying|right|here|all|ready) )*(?:next to|beside|in front of|near|with) me|(?:pills|tablets|poison|rope|knife|gun) (?:is |are )?in my hands?',
    '(?:standing|stand) (?:up )?(?:on|at|near|by) (?:the |a )?(?:(?:edge|side) of )?(?:the |a )?(?:edge|ledge|bridge|roof|rooftop|terrace|train tracks|tracks|railway tracks|railing|parapet|cliff)|(?:sitting|sit) (?:up )?(?:on|at) (?:the |a )?(?:edge|ledge|train tracks|tracks|railway tracks|railing|parapet|cliff)',
    '(?:want|wanted|wants|going|about|ready|need|tempted|thinking of|thinking about|urge|might|gonna|should|could) (?:to )?(?:just )?jump(?:ing)?(?= *(?:$|\\.)| (?:now|tonight|today|and|because|from here|off here|down|i|to my death)(?![a-z]))',
    '(?:no|any|only|other|another|a) way out(?= *(?:$|\\.)| (?:left|any ?more|of this life|of life|for me|but|than|except)(?![a-z]))',
    '(?:everyone|everybody|family|parents|kids|children|they|people|world|husband|wife|friends) (?:(?:will|would|might|may|could|is|are) )+(?:be )?(?:much |far |so much )?(?:better|happier) off',
    '(?:(?:feel|feeling|felt) (?:like|as if i am|like i am|that i am|like im|as if im)|im|i am|ive been|being|become|became|just|only) (?:just |only |nothing but |such )*(?:a )?burden',
    '(?:kill|shoot|end) me(?: now| please| already| someone)?|(?:kill|delete) yourself',
    '(?:end|ending|finish|take|taking|took) my (?:own )?(?:life|existence|misery|suffering)',
    'end(?:ing)? (?:it|this|everything)(?: all| now| tonight| today| forever| once and for all)?',
    `${wish} (?:to )?(?:just |simply |really )?(?:die|be dead|dying|be gone|not exist|stop existing|stop living|disappear|vanish|never wake up|not wake up|sleep forever)`,
    'i (?:just |really |only |want |should |must |need to |have to |ought to |wan to |might as well |will |might |may as well )+(?:die|be dead)',
    '(?:let me|deserve to|help me) die|i d?ie tonight|dying is (?:better|easier|the only)|death (?:is|would be|seems|feels|looks|sounds) (?:better|easier|peaceful|the only|like|a relief|so)',
    'wish (?:that )?(?:i|id|i had) (?:was|were|had|been|am|just|could|never|wasnt|werent|not|hadnt|didnt|wouldnt|dont|would|wont)(?: just| simply| be| ever| been| was| never)* (?:dead|gone|die|born|exist|existed|alive|wake up|woken up|woke up|disappear|disappeared)',
    'better of dead|better dead|better of without me|(?:world|everyone|everybody|family|life|they|kids|children|parents|people|you) (?:[a-z]+ ){0,4}(?:better|happier|easier) (?:of )?without me|better (?:of )?if i (?:was|were|am|died|die|wasnt|werent|didnt|disappeared)(?: [a-z]+){0,2}',
    '(?:no|any|not any|lost my|have no|nothing) (?:reason|point|reasons|will|wish|desire|purpose|use)(?: left)?(?: to| in| of| for)? (?:live|living|go on|going on|be alive|being alive|exist|existing|life|continue living)',
    'nothing (?:left )?to live for|not worth living|isnt worth living|life is(?:nt| not) worth(?: it| living)?(?: anymore| any more)?|life is meaningless',
    '(?:dont|do not|didnt|did not|no longer|never|not|cant|cannot|can not|wont|doesnt feel like|tired of|sick of|done with|hate|stop|exhausted of|exhausted by|fed up of|fed up with) (?:want to |wanting to |wanted to |wish to |need to |feel like |to |going to |even |really |just |be )*(?:live|living|lives|be alive|being alive|exist|existing|go on|going on|life|wake up|waking up|be here any ?more|be around any ?more|be on this (?:earth|planet)|be in this world|see tomorrow|see another day|make it (?:through|to) (?:tonight|tomorrow|the night))',
    '(?:cant|cannot|can not|dont want to|do not want to) (?:do|take|bear|handle|stand|carry on with|keep doing|be) (?:this|it|life|here)(?: life| any ?more| any longer| much longer)*(?= *(?:$|\\.)| (?:and|please|help|i|im|everything|so|nobody|no))',
    '(?:go|going|fall|fell) (?:to sleep|asleep|to bed) and (?:not|never) wake(?: up)?|never wake up(?: again)?|not wake up (?:again|tomorrow)|sleep forever',
    '(?:goodbye|bye|farewell) (?:forever|world|cruel world|everyone)|(?:final|last) (?:goodbye|goodbyes|message|letter|note|words)|goodbye (?:note|letter|letters)|this is (?:the end|my last|goodbye)|my last (?:day|night|hours)',
    '(?:jump|jumping|jumped|throw myself|leap|leaping) (?:of|from|out of|in front of|under|into|onto|down)(?: of)? (?:a|the|my|our|this|that|an)?(?: [a-z]+)? ?(?:bridge|building|roof|rooftop|balcony|cliff|terrace|window|train|bus|metro|truck|car|lorry|track|tracks|traffic|river|lake|well|flor|floor|tower)',
    '(?:crash|drive|driving|crashing|steer|swerve) (?:my |the )?(?:car|bike|scooter|scooty|truck)? ?(?:into|of|in front of) (?:a|the|oncoming) ?(?:[a-z]+ )?(?:wall|tree|bridge|cliff|traffic|truck|divider|river|lake)',
    'overdose|overdosed|overdosing|od on|(?:take|taking|took|swallow|swallowed|swallowing|eat|drink|have|taken|down) (?:all|too many|a bunch of|a lot of|lots of|the whole|the entire|whole|every|a bottle of|handful of|a handful of|50|100|40|30|20)(?: of)?(?: my| the| these| those| bottle of| strip of| his| her)* ?(?:[a-z]+ )?(?:pill|pills|tablet|tablets|medicine|medicines|medication|meds|bottle|painkillers|sleeping pills)',
    '(?:drink|drank|drinking|swallow|take|eat|ate|consume) (?:some |the |rat |a )?(?:poison|pesticide|bleach|phenyl|acid|toilet cleaner|harpic|rat poison|insecticide)',
    '(?:make|making|made|tie|tied|tying|have|got|bought|with|in) (?:a |the |my )?noose|noose (?:around|round|ready|is ready|from)|(?:tie|tied|tying) a rope|rope around my neck|hang from the fan|ceiling fan and (?:rope|dupatta)|gun to my head|bullet (?:in|through) my (?:head|brain)|blow my (?:brains|head)',
    '(?:painless|easy|easiest|quick|quickest|best|fastest|least painful) (?:way|ways|method|methods) to (?:die|go|kill)|ways to die|how to die|how (?:do|can|could) i die|lethal dose',
    '(?:giving|give|given|gave) up on (?:life|living|everything)|(?:done|finished|over) with (?:life|living|my life|this life|this world)|checking out for good|hope i (?:die|dont wake|do not wake)|(?:dont|do not|wont|cant) (?:care if i|mind if i|see myself|see a reason to) (?:die|live|alive|living|dead)',
    '(?:a |such a |nothing but a |just a )?burden (?:to|on|for) (?:everyone|everybody|my family|my parents|my husband|my wife|my kids|my children|people|others|my friends|them|this world)|nobody would (?:miss|notice|care) (?:me )?if i (?:died|was gone|were gone|disappeared|died tonight|am gone)|no one would (?:miss|notice|care) (?:me )?if i (?:died|was gone|were gone|disappeared|am gone)|(?:no ?one|nobody) (?:will|would) miss me',
  ),
  rule(
    'self-harm',
    'self ?harm|selfharm|self ?harmed|self ?harming|self ?harms|self ?injur(?:y|e|ing)|self ?mutilation',
    `(?:hurt|hurting|harm|harming|harmed|cut|cutting|cuts|burn|burning|burnt|burned|starve|starving|punish|punishing|stab|stabbing|scratch|scratching|injure|injuring|hit|hitting|bite|biting|mutilate) (?:on )?${own}`,
    'hurtmyself|cutmyself|harmmyself',
    '(?:slit|slitting|slitted|slash|slashing|cut|cutting|slice|slicing|carve|carving) (?:my|on my|open my) (?:own )?(?:wrist|wrists|arm|arms|thigh|thighs|leg|legs|vein|veins|skin|throat|neck|stomach|body)',
    '(?:urge|urges|want|wanted|need|going|started|start|back|relapsed|relapse|relapsing|thinking|thoughts|stopped|stop) (?:to|of|about|into|with|on|and|been|by)? ?(?:cut|cutting) ?(?:again|tonight|today|now|more|deeper)?(?= *(?:$|\\.)| (?:again|tonight|today|now|more|deeper|because|and i|when|feel|help))',
    '(?:burn|burning|burns) (?:my|on my) (?:own )?(?:skin|arm|arms|thigh|thighs|leg|legs|body|wrist|wrists)|(?:put|putting|stub|stubbing|press|pressing) (?:a |out )?(?:cigarette|cigarettes|lighter) (?:out )?(?:on|to) (?:my|myself)',
    '(?:been|still|keep|always|am|im|started) cutting(?= *(?:$|\\.)| (?:again|since|when|every|at night|to feel|to cope)(?![a-z]))',
    'razor ?blade|blade (?:on|to|against) my (?:skin|wrist|arm|wrists)',
  ),
  rule(
    'harm-to-others',
    `(?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|behead|slaughter|massacre) (?:all )?(?:of )?${person}`,
    `${intent} (?:just |really |seriously |badly |physically )*(?:hurt|hurting|harm|harming|attack|attacking|beat|beating|beat up|smash|hit|hitting|choke|choking|rape|raping|burn|burning|injure) (?:up )?${person}(?! feelings| feeling| sentiments| ego| pride| heart| emotions| reputation)`,
    '(?:shoot|shooting|shot|blow|blowing|bomb|bombing|burn) (?:up |down )?(?:the|my|this|our|a) (?:school|college|office|university|hospital|place|temple|mosque|church|mall|station|airport|train|workplace|house)',
    '(?:want|going|need|planning|plan|gonna) to (?:commit )?(?:murder|kill people|kill everyone)(?= *(?:$|\\.)| (?:my|him|her|them|some|every|people|this|that|and|tonight|today))|homicidal|make (?:him|her|them) (?:bleed|die)|(?:he|she|they) (?:should|must|needs? to|deserves? to) (?:die|be killed)|want (?:him|her|them|everyone|my [a-z]+) (?:to die|dead)',
  ),
] as const;
