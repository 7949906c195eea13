import { type ChatHelp, type CountryHelp, HELPLINES } from '@serein/contracts/ai';
import type { RiskKind } from './rules.ts';

/** Served where the person's country is not known (spec 0: the product's home is India). */
const HOME_COUNTRY = 'IN';

/** The helplines of a country; those that help anywhere for a country which has no list. */
export function helpFor(country: string = HOME_COUNTRY): ChatHelp {
  const found = listed(country.toUpperCase()) ?? listed('other') ?? HELPLINES[0];
  if (!found) throw new Error('The contract lists no helplines.');
  return { country: found.country, emergency: found.emergency, helplines: [...found.helplines] };
}

const listed = (code: string): CountryHelp | undefined => HELPLINES.find((entry) => entry.code === code);

const OPENINGS: Readonly<Record<RiskKind, readonly string[]>> = {
  suicide: [
    "Thank you for telling me. That takes courage, and I'm really glad you did not keep it to yourself. What you feel right now is heavy, and you do not have to carry it alone.",
    'I hear how much pain you are in. Feelings this strong can make it seem as if nothing will ever change, and yet they do pass, and people are awake right now who want to help you through this hour.',
    "I'm staying with you in this conversation. You matter, also on a night when it does not feel that way.",
  ],
  'self-harm': [
    'Thank you for trusting me with this. When everything inside is too loud, hurting yourself can look like the only way to make it quieter. You deserve relief that does not leave you hurt.',
    "I'm glad you said it. There is no shame in this, and there are people who understand it well and will not judge you.",
  ],
  'harm-to-others': [
    'It sounds as if something has pushed you to the very edge. Thank you for saying it here, before anything happens. Please put some distance between you and them right now: another room, a walk, the other side of the door.',
    'These thoughts can be frightening, and telling someone is the right thing to do. Nothing has to be decided in this minute. Step away, breathe out slowly, and let a trained person help you carry it.',
  ],
  'in-danger': [
    'I am so sorry this is happening to you. It is not your fault, and you deserve to be safe. If you can, go to a place where there are other people.',
    'Thank you for telling me. Nobody has the right to hurt or threaten you. Your safety comes first, before anything else that has to be sorted out.',
  ],
};

/**
 * What Neha says to a message that shows a risk. Fixed words, in which no model has a hand.
 *
 * @param earlierReplies what she has said before, so that she does not repeat herself
 */
export function calmReply(kind: RiskKind, help: ChatHelp, earlierReplies: readonly string[]): string {
  const openings = OPENINGS[kind];
  const said = (opening: string) => earlierReplies.filter((reply) => reply.includes(opening)).length;
  const opening = [...openings].sort((a, b) => said(a) - said(b))[0] ?? '';
  const listeners = help.helplines.some(({ phone }) => phone)
    ? 'The people on the numbers above listen without judging, and you can say as little as you like.'
    : 'The directories above lead to people near you who listen without judging.';
  const emergency = /\d/.test(help.emergency)
    ? `please call ${help.emergency} now`
    : 'please call your local emergency services now';
  return [
    opening,
    `If you or someone else may be in danger, ${emergency}, or go to the nearest hospital. ${listeners} There is more at /gethelpnow.`,
    'Is there someone who could be with you right now? You can also stay here and tell me what happened today.',
  ].join('\n\n');
}
