import { expect, test } from '@jest/globals';
import type { JsonSchema } from '@serein/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { narrowings } from './narrowings.ts';

const jsonSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

/** What `after` narrows of `before`. */
const found = (before: z.ZodType, after: z.ZodType) => narrowings(jsonSchema(before), jsonSchema(after));

const WORDS = ['rating', 'fees', 'name'] as const;
const limit = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });

const text = fc.record({ min: limit, max: limit, pattern: fc.constantFrom(undefined, /^a/, /e$/) }).map((rules) => {
  let schema = z.string();
  if (rules.min !== undefined) schema = schema.min(rules.min);
  if (rules.max !== undefined) schema = schema.max(rules.max);
  return rules.pattern ? schema.regex(rules.pattern) : schema;
});
const number = fc.record({ min: limit, max: limit, whole: fc.boolean(), open: fc.boolean() }).map((rules) => {
  let schema = rules.whole ? z.number().int() : z.number();
  if (rules.min !== undefined) schema = rules.open ? schema.gt(rules.min) : schema.min(rules.min);
  return rules.max === undefined ? schema : schema.max(rules.max);
});
const choice = fc.subarray([...WORDS], { minLength: 1 }).map((words) => z.enum(words as [string, ...string[]]));

const { schema: anySchema } = fc.letrec<{ schema: z.ZodType; leaf: z.ZodType }>((tie) => ({
  leaf: fc.oneof(
    text,
    number,
    choice,
    fc.constant(z.boolean()),
    fc.constantFrom(...WORDS).map((word) => z.literal(word)),
  ),
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('leaf').map((schema) => schema.nullable()),
    fc.tuple(tie('schema'), limit, limit).map(([item, min, max]) => {
      const list = z.array(item);
      const bounded = min === undefined ? list : list.min(min);
      return max === undefined ? bounded : bounded.max(max);
    }),
    fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => z.union([one, other])),
    tie('schema').map((entry) => z.record(z.string(), entry)),
    fc
      .tuple(fc.dictionary(fc.constantFrom('city', 'sort'), fc.tuple(tie('schema'), fc.boolean())), fc.boolean())
      .map(([properties, strict]) => {
        const shape = Object.fromEntries(
          Object.entries(properties).map(([name, [schema, optional]]) => [name, optional ? schema.optional() : schema]),
        );
        return strict ? z.strictObject(shape) : z.object(shape);
      }),
  ),
}));

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...WORDS, 'a', 'ae', '', 'e', 'aaaaaa'),
    fc.integer({ min: -1, max: 6 }),
    fc.constantFrom(0.5, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('city', 'sort'), tie('value')),
  ),
})).value;

/** Without what `schema` would not read: a caller who keeps to it sends nothing else. */
const asSent = (schema: z.ZodType, value: unknown): unknown => schema.safeParse(value).data;

test('where nothing is narrower, every request that was accepted is accepted', () => {
  fc.assert(
    fc.property(anySchema, anySchema, fc.array(anyValue, { minLength: 20, maxLength: 40 }), (before, after, values) => {
      if (found(before, after).length > 0) return;
      for (const value of values) {
        if (!before.safeParse(value).success) continue;
        const sent = asSent(before, value);
        expect({ sent, accepted: after.safeParse(sent).success }).toEqual({ sent, accepted: true });
      }
    }),
    { numRuns: 800 },
  );
});

test('a schema is not narrower than itself, than a part of its choices, or than what it makes optional', () => {
  fc.assert(
    fc.property(anySchema, anySchema, (schema, other) => {
      expect(found(schema, schema)).toEqual([]);
      expect(found(schema, z.union([other, schema]))).toEqual([]);
      expect(found(schema, schema.nullable())).toEqual([]);
      expect(found(z.object({ city: schema }), z.object({ city: schema.optional(), sort: other.optional() }))).toEqual(
        [],
      );
    }),
  );
});

const query = (shape: z.ZodRawShape) => z.object({ query: z.object(shape) });

test.each<[string, z.ZodType, z.ZodType, string]>([
  ['a new required field', query({}), query({ city: z.string() }), 'requires query.city'],
  [
    'a field that becomes required',
    query({ city: z.string().optional() }),
    query({ city: z.string() }),
    'requires query.city',
  ],
  ['a removed field', query({ city: z.string() }), query({}), 'knows no query.city any more'],
  [
    'a removed value',
    query({ sort: z.enum(['fees', 'name']) }),
    query({ sort: z.enum(['fees']) }),
    'takes no "name" for query.sort any more',
  ],
  [
    'a choice where text was',
    query({ sort: z.string() }),
    query({ sort: z.enum(['fees']) }),
    'takes only "fees" for query.sort',
  ],
  ['another type', query({ city: z.string() }), query({ city: z.number() }), 'wants query.city as number'],
  [
    'a shorter text',
    query({ city: z.string().max(9) }),
    query({ city: z.string().max(8) }),
    'takes at most 8 characters for query.city',
  ],
  [
    'a smaller range',
    query({ limit: z.int().max(100) }),
    query({ limit: z.int().max(50) }),
    'takes at most 50 for query.limit',
  ],
  ['null no more', query({ city: z.string().nullable() }), query({ city: z.string() }), 'wants query.city as string'],
  [
    'a shorter list',
    query({ ids: z.array(z.string()) }),
    query({ ids: z.array(z.string()).max(3) }),
    'takes at most 3 in query.ids',
  ],
  [
    'a choice taken away',
    query({ id: z.union([z.string(), z.object({ _id: z.string() })]) }),
    query({ id: z.union([z.string(), z.array(z.string())]) }),
    'takes less for query.id',
  ],
])('%s is named', (_what, before, after, reason) => {
  expect(found(before, after)).toEqual([reason]);
});

test.each<[string, z.ZodType, z.ZodType]>([
  ['a new optional field', query({}), query({ city: z.string().optional() })],
  ['a new field with a default', query({}), query({ city: z.string().default('Kochi') })],
  ['a new value', query({ sort: z.enum(['fees']) }), query({ sort: z.enum(['fees', 'name']) })],
  ['text where a choice was', query({ sort: z.enum(['fees']) }), query({ sort: z.string().min(2).max(20) })],
  ['a whole number made any number', query({ limit: z.int() }), query({ limit: z.number() })],
  ['another default', query({ limit: z.int().default(10) }), query({ limit: z.int().default(20) })],
])('%s is no narrowing', (_what, before, after) => {
  expect(found(before, after)).toEqual([]);
});

test('a rule that cannot be compared counts as narrower, unless it is the same', () => {
  const rule = (keys: object): JsonSchema => ({ type: 'object', propertyNames: keys });
  expect(narrowings(rule({ maxLength: 3 }), rule({ maxLength: 3 }))).toEqual([]);
  expect(narrowings(rule({ maxLength: 3 }), rule({ maxLength: 4 }))).toEqual([
    'has another rule (propertyNames) for the request',
  ]);
});
