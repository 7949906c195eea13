import { foldDoubles } from './normalise.ts';

/**
 * Everyday ways of speaking which contain a rule's words. Each is cut out of the text before the rules run, and
 * only it, so that a risk elsewhere in the same message is still seen.
 */
const sources = [
  'suicide squad',
  '(?:die|died|dying|dead) (?:of |from |with )?(?:laughing|laughter|boredom|cringe|embarrassment|curiosity|cuteness|hunger)',
  'dying to (?:see|know|meet|try|hear|read|watch|go|eat|tell|visit|show)',
  '(?:want to|to) die for(?= *(?:$|\\.))|(?:cake|food|coffee|view|biryani|dessert) to die for',
  'accidentally (?:cut|hurt|burn|burnt|burned|hit) (?:my self|myself)',
  '(?:cut|burn|burnt|burned|hurt) (?:my self|myself) (?:while |when |during )?(?:shaving|cooking|ironing|chopping|playing|gardening|in the kitchen|at the gym|on the stove)',
  '(?:cut|cutting) (?:to|of|out|down|back) (?:the|on|sugar|carbs|coffee|smoking|my hair|chase)',
  '(?:hurt|hurting|hit) (?:his|her|their|my|your|anyones|someones|peoples|everyones|the) (?:feelings|feeling|sentiments|ego|pride|heart)',
  '(?:dont|do not|didnt|did not|never|without|wouldnt|not) (?:want to |wanting to |wanted to |mean to |meant to |wish to |ever )*(?:hurt|hurting|harm) (?:him|her|them|anyone|anybody|someone|people|others|my [a-z]+)',
  'afraid (?:of hurting|to hurt) (?:him|her|them|anyone|someone|people|my [a-z]+)',
  'end (?:it|this) (?:with (?:him|her|them|my [a-z]+)|on a (?:good|high|positive) note)|end(?:ing)? this (?:call|chat|meeting|relationship|lease|contract|friendship|conversation|course|project)',
  '(?:kill|shoot) me (?:an|a|the|your) (?:email|mail|message|text|note)',
  '(?:my )?(?:boss|mom|mum|mother|dad|father|teacher|manager|sister|brother|friends?|parents|coach) (?:will|is going to|are going to|would|is gonna|are gonna|might|gonna) (?:so |totally )?kill me (?:if|when|for|because|lol|haha)',
  '(?:headache|traffic|heat|feet|foot|back|shoes|suspense|wait|waiting|exams?|homework|deadline|commute|work|knees?|hunger|curiosity|smile|cough|cold|head|legs?|humidity) (?:is |are |will |would |might )?(?:going to |gonna )?(?:kill|end|killing|kills) me',
  'hate waking up (?:early|at|for)|(?:dont|cant|never|not) (?:want to )?wake up (?:early|at|before|on time|for|late|in)',
  '(?:in|at|by|towards|near|until) the end (?:it|this|everything)',
  '(?:cant|cannot|dont|could never|couldnt) (?:live|exist) without (?:my )?(?:coffee|chai|tea|phone|music|chocolate|internet|wifi|books?|dog|cat|you|him|her|them|my [a-z]+)',
  '(?:love|want|like|try|trying|learn|learning|start|need|hope|plan|going|prefer) to live (?:in|near|close|alone|with|by|healthier|healthily|more|fully|abroad)',
  '(?:dont|do not|didnt|never|not|no longer) (?:want to |wanting to |wanted to )*(?:live|living) (?:in|near|with|there|at|far|alone|by|close|away|apart|on)',
  '(?:tired|sick|fed up) (?:of|with) living (?:in|with|at|far|out|alone|apart|like students)',
  'disappear (?:into|in|behind) (?:a|the|my) (?:[a-z]+ )?(?:books?|novel|mountains|hills|crowd|blanket|pillow|music)',
  'last (?:day|night|hours?) (?:of|at|in|before|with|on)|my last (?:day|night) (?:of|at|in|before|with|on)',
  '(?:cant|cannot) go on (?:holiday|vacation|leave|the trip|trips|a trip|a date|dates|walks|without)|(?:dont|not|didnt|no longer|never) (?:want to )?go on (?:holiday|vacation|leave|the|trips?|a|dates?|walks?|social)',
];

export const IDIOMS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${sources.map(foldDoubles).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** A full stop stands where an idiom was, so that the words around it do not join into a new phrase. */
export const withoutIdioms = (reading: string): string => reading.replace(IDIOMS, '.');
