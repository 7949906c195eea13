import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@serein/contracts';
import { arrayNarrowings } from './narrower-arrays.ts';
import { objectNarrowings } from './narrower-objects.ts';
import { numberNarrowings, stringNarrowings, typeNarrowings, valueNarrowings } from './narrower-values.ts';
import { type Compare, type Keywords, nameOf } from './place.ts';

/** Says nothing about what is accepted. */
const ANNOTATIONS = ['$schema', '$id', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly'];

/** What the comparison knows; any other rule has to be the same as before. */
const UNDERSTOOD = new Set([
  ...ANNOTATIONS,
  ...['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf'],
  ...['minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['properties', 'required', 'additionalProperties'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
]);

/**
 * Why a request that the schema `before` accepts might be refused, or read otherwise, under `after`; each reason as
 * the end of a sentence ("requires query.city"). Empty: nobody who keeps to `before` notices.
 *
 * On the safe side: what cannot be compared counts as narrower. A new optional property is no narrowing, although a
 * caller might have sent something else under its name before.
 */
export function narrowings(before: JsonSchema, after: JsonSchema, path = ''): string[] {
  const was = keywordsOf(before);
  const is = keywordsOf(after);
  if (!was || acceptsAll(is) || isDeepStrictEqual(was, is)) return [];
  if (!is) return [`takes no ${nameOf(path)} any more`];
  return [...new Set(compareKeywords(was, is, path))];
}

function compareKeywords(was: Keywords, is: Keywords, path: string): string[] {
  const compare: Compare = narrowings;
  const alternatives = alternativesOf(was);
  if (alternatives) return alternatives.flatMap((branch) => compare(branch, is, path));
  if (Array.isArray(is.allOf)) {
    const { allOf, ...others } = is;
    return [others, ...allOf].flatMap((part: JsonSchema) => compare(was, part, path));
  }
  const { anyOf, oneOf, ...rest } = is;
  const choices = [anyOf, oneOf].filter((choice): choice is JsonSchema[] => Array.isArray(choice));
  if (choices.length > 0)
    return [...compare(was, rest, path), ...choices.flatMap((choice) => fitsOne(was, choice, path, compare))];
  return [
    ...valueNarrowings(was, is, path),
    ...typeNarrowings(was, is, path),
    ...stringNarrowings(was, is, path),
    ...numberNarrowings(was, is, path),
    ...objectNarrowings(was, is, path, compare),
    ...arrayNarrowings(was, is, path, compare),
    ...Object.keys(is)
      .filter((rule) => !UNDERSTOOD.has(rule) && !isDeepStrictEqual(was[rule], is[rule]))
      .map((rule) => `has another rule (${rule}) for ${nameOf(path)}`),
  ];
}

/** null for the schema that accepts nothing. */
function keywordsOf(schema: JsonSchema): Keywords | null {
  if (typeof schema === 'boolean') return schema ? {} : null;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.includes(keyword)));
}

const acceptsAll = (schema: Keywords | null): boolean => schema !== null && Object.keys(schema).length === 0;

/** The alternatives of a schema that is a choice, each with the rules beside the choice. */
function alternativesOf({ anyOf, oneOf, ...rest }: Keywords): JsonSchema[] | null {
  const choice = anyOf ?? oneOf;
  if (!Array.isArray(choice)) return null;
  const others = anyOf && oneOf ? { ...rest, oneOf } : rest;
  return choice.map((branch) => (typeof branch === 'object' ? { ...others, ...branch } : branch));
}

function fitsOne(was: Keywords, choices: readonly JsonSchema[], path: string, compare: Compare): string[] {
  const reasons = choices.map((choice) => compare(was, choice, path));
  if (reasons.some((found) => found.length === 0)) return [];
  const nearest = reasons.reduce((least, found) => (found.length < least.length ? found : least));
  return choices.length === 1 ? nearest : [`takes less for ${nameOf(path)}`];
}
