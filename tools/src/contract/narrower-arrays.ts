import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@serein/contracts';
import { type Compare, type Keywords, nameOf } from './place.ts';

/** `items`, `prefixItems` and their number. */
export function arrayNarrowings(was: Keywords, is: Keywords, path: string, compare: Compare): string[] {
  const name = nameOf(path);
  const reasons: string[] = [];
  if (Number(is.minItems ?? 0) > Number(was.minItems ?? 0)) reasons.push(`wants at least ${is.minItems} in ${name}`);
  if (Number(is.maxItems ?? Infinity) < Number(was.maxItems ?? Infinity))
    reasons.push(`takes at most ${is.maxItems} in ${name}`);
  if (is.uniqueItems === true && was.uniqueItems !== true) reasons.push(`wants no two the same in ${name}`);
  if (!isDeepStrictEqual(was.prefixItems, is.prefixItems)) reasons.push(`has other places in ${name}`);
  if (is.items !== undefined)
    reasons.push(...compare((was.items ?? true) as JsonSchema, is.items as JsonSchema, `${path}[]`));
  return reasons;
}
