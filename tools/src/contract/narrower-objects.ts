import type { JsonSchema } from '@serein/contracts';
import { type Compare, type Keywords, nameOf } from './place.ts';

const below = (path: string, property: string): string => (path ? `${path}.${property}` : property);

/** `properties`, `required` and `additionalProperties`. */
export function objectNarrowings(was: Keywords, is: Keywords, path: string, compare: Compare): string[] {
  const before = propertiesOf(was);
  const now = propertiesOf(is);
  const rest = isOpen(is) ? null : (is.additionalProperties as JsonSchema);
  const required = namesOf(is).filter((name) => !namesOf(was).includes(name));
  const kept = Object.entries(before).flatMap(([name, schema]) => {
    const counterpart = Object.hasOwn(now, name) ? (now[name] ?? null) : rest;
    // An open object would let it pass, unread: the caller would be answered as if it had not been sent.
    if (counterpart === null || counterpart === false) return [`knows no ${below(path, name)} any more`];
    return compare(schema, counterpart, below(path, name));
  });
  return [
    ...required.map((name) => `requires ${below(path, name)}`),
    ...kept,
    ...restNarrowings(was, is, path, compare),
  ];
}

/** What stands under other names than the properties: entries of a dictionary, or nothing that means something. */
function restNarrowings(was: Keywords, is: Keywords, path: string, compare: Compare): string[] {
  if (was.additionalProperties === false) return [];
  if (isOpen(was)) {
    const closes = is.additionalProperties === false;
    return closes ? [`takes nothing more than what it knows in ${nameOf(path)}`] : dictionaryRule(is, path);
  }
  const entries = was.additionalProperties as JsonSchema;
  const before = propertiesOf(was);
  const added = Object.entries(propertiesOf(is)).filter(([name]) => !Object.hasOwn(before, name));
  return [
    ...(isOpen(is) ? [] : compare(entries, is.additionalProperties as JsonSchema, below(path, '*'))),
    ...added.flatMap(([name, schema]) => compare(entries, schema, below(path, name))),
  ];
}

const dictionaryRule = (is: Keywords, path: string): string[] =>
  isOpen(is) ? [] : [`has a rule for everything in ${nameOf(path)}`];

/** Whether an object may hold more than its properties. */
function isOpen({ additionalProperties: rest }: Keywords): boolean {
  return rest === undefined || rest === true || (typeof rest === 'object' && Object.keys(rest ?? {}).length === 0);
}

const propertiesOf = (schema: Keywords) => (schema.properties ?? {}) as Record<string, JsonSchema>;
const namesOf = ({ required }: Keywords): string[] => (Array.isArray(required) ? required : []);
