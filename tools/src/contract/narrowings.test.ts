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

const WORDS = ['rating', 'fees', 'name'];

/** Two schemas that differ here and there, and values that often fit the first. */
interface Pair {
  before: z.ZodType;
  after: z.ZodType;
  value: fc.Arbitrary<unknown>;
}

/** Twice the same, now and then not. */
const varied = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<[T, T]> =>
  fc.tuple(arbitrary, arbitrary, fc.nat(5)).map(([one, other, dice]) => [one, dice === 0 ? other : one]);
const limit = varied(fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }));
const both = <T>(make: (side: 0 | 1) => T): { before: T; after: T } => ({ before: make(0), after: make(1) });

const text = fc.record({ min: limit, max: limit, pattern: varied(fc.constantFrom(undefined, /^a/, /e$/)) }).map(
  ({ min, max, pattern }): Pair => ({
    ...both((side) => {
      const least = z.string().min(min[side] ?? 0);
      const bounded = max[side] === undefined ? least : least.max(max[side]);
      return pattern[side] ? bounded.regex(pattern[side]) : bounded;
    }),
    value: fc.constantFrom('', 'a', 'e', 'ae', 'aae', 'aaae', 'aaaae', 'xe', 'ax'),
  }),
);
const number = fc.record({ min: limit, max: limit, whole: varied(fc.boolean()), open: varied(fc.boolean()) }).map(
  ({ min, max, whole, open }): Pair => ({
    ...both((side) => {
      const base = whole[side] ? z.number().int() : z.number();
      const least = min[side] === undefined ? base : open[side] ? base.gt(min[side]) : base.min(min[side]);
      return max[side] === undefined ? least : open[side] ? least.lt(max[side]) : least.max(max[side]);
    }),
    value: fc.integer({ min: -1, max: 10 }).map((half) => half / 2),
  }),
);
const choice = varied(fc.subarray(WORDS, { minLength: 1 })).map(
  (words): Pair => ({
    ...both((side) => z.enum(words[side] as [string, ...string[]])),
    value: fc.constantFrom(...WORDS),
  }),
);

const { pair: anyPair } = fc.letrec<{ pair: Pair; leaf: Pair }>((tie) => ({
  leaf: fc.oneof(text, number, choice),
  pair: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: tie('leaf') },
    // One kind in the place of another.
    fc.tuple(tie('leaf'), tie('leaf')).map(([{ before, value }, { after }]) => ({ before, after, value })),
    fc.tuple(tie('leaf'), varied(fc.boolean())).map(([{ value, ...of }, nullable]) => ({
      ...both((side) => (nullable[side] ? sideOf(of, side).nullable() : sideOf(of, side))),
      value: fc.oneof(value, fc.constant(null)),
    })),
    fc.tuple(tie('pair'), limit, limit).map(([{ value, ...of }, min, max]) => ({
      ...both((side) => {
        const list = z.array(sideOf(of, side)).min(min[side] ?? 0);
        return max[side] === undefined ? list : list.max(max[side]);
      }),
      value: fc.array(value, { maxLength: 5 }),
    })),
    fc.tuple(tie('pair'), tie('pair'), varied(fc.boolean())).map(([one, other, wide]) => ({
      ...both((side) => (wide[side] ? z.union([sideOf(one, side), sideOf(other, side)]) : sideOf(one, side))),
      value: fc.oneof(one.value, other.value),
    })),
    tie('pair').map(({ value, ...of }) => ({
      ...both((side) => z.record(z.string(), sideOf(of, side))),
      value: fc.dictionary(fc.constantFrom('city', 'sort'), value),
    })),
    fc
      .tuple(
        fc.dictionary(
          fc.constantFrom('city', 'sort'),
          fc.record({ pair: tie('pair'), optional: varied(fc.boolean()), there: varied(fc.nat(5).map(Boolean)) }),
        ),
        varied(fc.boolean()),
      )
      .map(([properties, strict]) => ({
        ...both((side) => {
          const shape = Object.entries(properties)
            .filter(([, { there }]) => there[side])
            .map(([name, { pair, optional }]) => {
              const schema = sideOf(pair, side);
              return [name, optional[side] ? schema.optional() : schema];
            });
          return strict[side] ? z.strictObject(Object.fromEntries(shape)) : z.object(Object.fromEntries(shape));
        }),
        value: fc.record(Object.fromEntries(Object.entries(properties).map(([name, { pair }]) => [name, pair.value])), {
          requiredKeys: [],
        }),
      })),
  ),
}));

const sideOf = (pair: Pick<Pair, 'before' | 'after'>, side: 0 | 1): z.ZodType =>
  side === 0 ? pair.before : pair.after;

test('where nothing is narrower, every request that was accepted is accepted', () => {
  const tried = anyPair.chain(({ value, ...pair }) =>
    fc.record({ pair: fc.constant(pair), values: fc.array(value, { minLength: 15, maxLength: 30 }) }),
  );
  fc.assert(
    fc.property(tried, ({ pair: { before, after }, values }) => {
      if (found(before, after).length > 0) return;
      for (const value of values) {
        const sent = before.safeParse(value);
        if (!sent.success) continue;
        // What `before` would not have read is left out: a caller who keeps to it sends nothing else.
        expect({ sent: sent.data, accepted: after.safeParse(sent.data).success }).toEqual({
          sent: sent.data,
          accepted: true,
        });
      }
    }),
    { numRuns: 500 },
  );
});

test('a schema is not narrower than itself, than a part of its choices, or than what it makes optional', () => {
  fc.assert(
    fc.property(anyPair, ({ before: schema, after: other }) => {
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
