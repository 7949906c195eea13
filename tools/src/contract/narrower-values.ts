import { isDeepStrictEqual } from 'node:util';
import { type Keywords, nameOf } from './place.ts';

const shown = (value: unknown): string => JSON.stringify(value);

/** `enum` and `const`. */
export function valueNarrowings(was: Keywords, is: Keywords, path: string): string[] {
  const now = valuesOf(is);
  if (!now) return [];
  const before = valuesOf(was);
  if (!before) return [`takes only ${now.map(shown).join(', ')} for ${nameOf(path)}`];
  return before
    .filter((value) => !now.some((kept) => isDeepStrictEqual(kept, value)))
    .map((value) => `takes no ${shown(value)} for ${nameOf(path)} any more`);
}

const valuesOf = (schema: Keywords): unknown[] | null =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : null;

export function typeNarrowings(was: Keywords, is: Keywords, path: string): string[] {
  const now = typesOf(is);
  if (!now) return [];
  const before = typesOf(was);
  const fits = (type: string) => now.includes(type) || (type === 'integer' && now.includes('number'));
  return before?.every(fits) ? [] : [`wants ${nameOf(path)} as ${now.join(' or ')}`];
}

/** The types that a schema lets through; null for all. */
function typesOf({ type, ...rest }: Keywords): string[] | null {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type;
  return valuesOf(rest)?.map((value) => (value === null ? 'null' : typeof value)) ?? null;
}

export function stringNarrowings(was: Keywords, is: Keywords, path: string): string[] {
  const name = nameOf(path);
  const reasons = [];
  if (numberOr(is.minLength, 0) > numberOr(was.minLength, 0))
    reasons.push(`wants at least ${is.minLength} characters for ${name}`);
  if (numberOr(is.maxLength, Infinity) < numberOr(was.maxLength, Infinity))
    reasons.push(`takes at most ${is.maxLength} characters for ${name}`);
  for (const rule of ['pattern', 'format'] as const) {
    if (is[rule] !== undefined && is[rule] !== was[rule])
      reasons.push(`wants ${name} in another form (${rule} ${is[rule]})`);
  }
  return closed(was, 'string') ? reasons.filter(() => !valuesFit(was, is)) : reasons;
}

export function numberNarrowings(was: Keywords, is: Keywords, path: string): string[] {
  const name = nameOf(path);
  const reasons = [];
  if (isAbove(lowest(is), lowest(was))) reasons.push(`wants at least ${lowest(is).value} for ${name}`);
  if (isAbove(mirrored(highest(is)), mirrored(highest(was))))
    reasons.push(`takes at most ${highest(is).value} for ${name}`);
  if (is.multipleOf !== undefined && is.multipleOf !== was.multipleOf)
    reasons.push(`wants a multiple of ${is.multipleOf} for ${name}`);
  return closed(was, 'number') ? reasons.filter(() => !valuesFit(was, is)) : reasons;
}

interface Bound {
  value: number;
  exclusive: boolean;
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function lowest({ minimum, exclusiveMinimum }: Keywords): Bound {
  const open = numberOr(exclusiveMinimum, -Infinity);
  const shut = numberOr(minimum, -Infinity);
  return open >= shut ? { value: open, exclusive: open > -Infinity } : { value: shut, exclusive: false };
}

function highest({ maximum, exclusiveMaximum }: Keywords): Bound {
  const open = numberOr(exclusiveMaximum, Infinity);
  const shut = numberOr(maximum, Infinity);
  return open <= shut ? { value: open, exclusive: open < Infinity } : { value: shut, exclusive: false };
}

const mirrored = ({ value, exclusive }: Bound): Bound => ({ value: -value, exclusive });

const isAbove = (one: Bound, other: Bound): boolean =>
  one.value > other.value || (one.value === other.value && one.exclusive && !other.exclusive);

/** Whether the schema names its values, all of one type. */
const closed = (schema: Keywords, type: string): boolean =>
  valuesOf(schema)?.every((value) => typeof value === type) ?? false;

/** Whether each value that was named fits the rules for strings and numbers. */
function valuesFit(was: Keywords, is: Keywords): boolean {
  return (valuesOf(was) ?? []).every((value) =>
    typeof value === 'string'
      ? value.length >= numberOr(is.minLength, 0) &&
        value.length <= numberOr(is.maxLength, Infinity) &&
        is.format === undefined &&
        (typeof is.pattern !== 'string' || new RegExp(is.pattern, 'u').test(value))
      : typeof value === 'number' &&
        is.multipleOf === undefined &&
        !isAbove(lowest(is), { value, exclusive: false }) &&
        !isAbove(mirrored(highest(is)), { value: -value, exclusive: false }),
  );
}
