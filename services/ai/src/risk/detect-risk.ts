import { HINDI_RISK_RULES } from './hindi-rules.ts';
import { withoutIdioms } from './idioms.ts';
import { readings } from './normalise.ts';
import { OTHER_LANGUAGE_RULES } from './other-languages.ts';
import { RISK_RULES, type RiskKind } from './rules.ts';

const RULES = [...RISK_RULES, ...HINDI_RISK_RULES, ...OTHER_LANGUAGE_RULES];

/**
 * Whether a message shows a risk of self-harm, of harm to others, or from others (spec 0: before and independent
 * of any model). Errs towards yes.
 *
 * @returns the kind of the first rule that matches, or null
 */
export function detectRisk(message: string): RiskKind | null {
  for (const reading of readings(message).map(withoutIdioms)) {
    const found = RULES.find(({ pattern }) => pattern.test(reading));
    if (found) return found.kind;
  }
  return null;
}
