import { describe, expect, test } from '@jest/globals';
import { CHANGE_ACTIONS, type Pointer } from '@serein/contracts/registry';
import { Pointer as PointerSchema } from '@serein/contracts/registry/schemas';
import fc from 'fast-check';
import { pointerTo } from '../testing/published.ts';
import { applyChange, type ChangeMeta, type WantedChange } from './apply-change.ts';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';
const C = 'cccccccccccccccc';

const meta: ChangeMeta = {
  by: 'Mira',
  at: '2026-11-02T09:00:00.000Z',
  commit: 'def456',
  forced: null,
  smoke: { ran: false, why: 'no browser' },
  note: null,
};

/** The pointer after a change that must succeed. */
function after(current: Pointer | null, change: WantedChange, at = meta.at): Pointer {
  const made = applyChange(current, change, { ...meta, at });
  if ('refused' in made) throw new Error(made.refused);
  return PointerSchema.parse(made);
}
const state = ({ version, previous, canary }: Pointer) => ({ version, previous, canary: canary?.version ?? null });

const version = fc.constantFrom(A, B, C);
const wanted: fc.Arbitrary<WantedChange> = fc.oneof(
  fc.record({ action: fc.constant('deploy' as const), version }),
  fc.record({ action: fc.constant('canary' as const), version, percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ action: fc.constantFrom('promote' as const, 'abort' as const, 'rollback' as const) }),
  fc.record({ action: fc.constant('rollback' as const), version }),
);
/** Any state that a series of changes leads to. */
const reached = fc.tuple(fc.boolean(), fc.array(wanted, { maxLength: 12 })).map(([isDev, changes]) =>
  changes.reduce<Pointer | null>(
    (current, change) => {
      const made = applyChange(current, change, meta);
      return 'refused' in made ? current : made;
    },
    isDev ? pointerTo('dev', { url: 'http://localhost:3001' }) : null,
  ),
);

describe('R-18: each action makes the pointer of the table', () => {
  const live = after(after(null, { action: 'deploy', version: A }), { action: 'deploy', version: B });
  const trying = after(live, { action: 'canary', version: C, percent: 10 });

  test('deploy', () => {
    expect(state(after(null, { action: 'deploy', version: A }))).toEqual({ version: A, previous: null, canary: null });
    expect(state(live)).toEqual({ version: B, previous: A, canary: null });
    expect(state(after(trying, { action: 'deploy', version: C }))).toEqual({ version: C, previous: B, canary: null });
  });
  test('canary', () => {
    expect(state(trying)).toEqual({ version: B, previous: A, canary: C });
    const more = after(trying, { action: 'canary', version: C, percent: 50 }, '2026-11-03T09:00:00.000Z');
    expect(more.canary).toEqual({ version: C, percent: 50, since: meta.at });
    expect(state(after(trying, { action: 'canary', version: A, percent: 5 })).canary).toBe(A);
  });
  test('promote', () => {
    expect(state(after(trying, { action: 'promote' }))).toEqual({ version: C, previous: B, canary: null });
  });
  test('abort', () => {
    expect(state(after(trying, { action: 'abort' }))).toEqual({ version: B, previous: A, canary: null });
  });
  test('rollback', () => {
    expect(state(after(trying, { action: 'rollback' }))).toEqual({ version: A, previous: B, canary: null });
    expect(state(after(live, { action: 'rollback', version: C }))).toEqual({ version: C, previous: B, canary: null });
  });
});

test('R-18: a deployment that is rolled back gives back the live version', () => {
  fc.assert(
    fc.property(reached, version, (current, candidate) => {
      fc.pre(current !== null && current.version !== candidate && current.version !== 'dev');
      const back = after(after(current, { action: 'deploy', version: candidate }), { action: 'rollback' });
      expect(back.version).toBe(current?.version);
      expect(back.previous).toBe(candidate);
    }),
  );
});

test('R-19: the live version is neither the previous one nor the canary, whatever was done', () => {
  fc.assert(
    fc.property(reached, (current) => {
      if (!current) return;
      expect(current.previous).not.toBe(current.version);
      expect(current.canary?.version).not.toBe(current.version);
      expect(PointerSchema.safeParse(current).success).toBe(true);
    }),
  );
});

describe('R-20: what does not fit the state is refused with a sentence', () => {
  const live = after(null, { action: 'deploy', version: A });
  const dev = pointerTo('dev', { url: 'http://localhost:3001' });
  test.each<[string, Pointer | null, WantedChange]>([
    ['promote without a canary', live, { action: 'promote' }],
    ['abort without a canary', live, { action: 'abort' }],
    ['promote of what was never deployed', null, { action: 'promote' }],
    ['rollback of what was never deployed', null, { action: 'rollback', version: A }],
    ['rollback without a previous version', live, { action: 'rollback' }],
    ['rollback to the live version', live, { action: 'rollback', version: A }],
    ['deploy of the live version', live, { action: 'deploy', version: A }],
    ['deploy of no version', live, { action: 'deploy' }],
    ['canary before a first deployment', null, { action: 'canary', version: A, percent: 10 }],
    ['canary of the live version', live, { action: 'canary', version: A, percent: 10 }],
    ['canary without a share', live, { action: 'canary', version: B }],
    ['canary beside a dev server', dev, { action: 'canary', version: B, percent: 10 }],
  ])('%s', (_name, current, change) => {
    expect(applyChange(current, change, meta)).toEqual({ refused: expect.stringMatching(/^.+\.$/) });
  });

  test('promote of another version than the canary', () => {
    const trying = after(live, { action: 'canary', version: B, percent: 10 });
    expect(applyChange(trying, { action: 'promote', version: C }, meta)).toEqual({ refused: `The canary is ${B}.` });
  });

  test('promote and abort go exactly where there is a canary', () => {
    fc.assert(
      fc.property(reached, fc.constantFrom('promote' as const, 'abort' as const), (current, action) => {
        expect('refused' in applyChange(current, { action }, meta)).toBe(!current?.canary);
      }),
    );
  });
});

test('R-21: the pointer carries who did what, when, and how it came through the gate', () => {
  const forced = { ...meta, forced: ['It takes react ^18.0.0, and the live shell provides 19.3.1.'], note: 'urgent' };
  const made = applyChange(null, { action: 'deploy', version: A }, forced);
  expect(made).toMatchObject({ change: { ...forced, action: 'deploy', version: A } });
  const live = after(after(null, { action: 'deploy', version: A }), { action: 'deploy', version: B });
  expect(after(live, { action: 'rollback' }).change).toMatchObject({ action: 'rollback', version: A });
  const trying = after(live, { action: 'canary', version: C, percent: 10 });
  for (const action of CHANGE_ACTIONS.filter((name) => name === 'promote' || name === 'abort')) {
    expect(after(trying, { action }).change).toMatchObject({ action, version: C });
  }
});

test('a deployment ends what a dev server stood in for', () => {
  const dev = pointerTo('dev', { previous: A, url: 'http://localhost:3001' });
  const live = after(dev, { action: 'deploy', version: B });
  expect(state(live)).toEqual({ version: B, previous: A, canary: null });
  expect(live.url).toBeUndefined();
});
