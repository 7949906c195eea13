import { expect, test } from '@jest/globals';
import type { AppOverview } from '@serein/contracts/registry';
import { abortPlan, promotePlan, rollbackPlan } from './plans.ts';

const LIVE = 'a'.repeat(16);
const BEFORE = 'b'.repeat(16);
const TRIED = 'c'.repeat(16);
const overview = (rest: Partial<AppOverview['pointer']> = {}): AppOverview => ({
  app: 'care',
  revision: 7,
  figures: {},
  pointer: {
    version: LIVE,
    previous: BEFORE,
    canary: null,
    change: {
      action: 'deploy',
      version: LIVE,
      by: 'Ravi',
      at: '2026-11-21T12:00:00.000Z',
      commit: null,
      forced: null,
      smoke: null,
      note: null,
    },
    ...rest,
  },
});
const canary = { version: TRIED, percent: 10, since: '2026-11-21T12:00:00.000Z' };

test('a rollback names the version and the state that it was decided on, and leads back', () => {
  const plan = rollbackPlan(overview(), BEFORE);
  expect(plan.body).toEqual({ action: 'rollback', version: BEFORE, revision: 7 });
  expect(plan).toMatchObject({ from: LIVE, to: BEFORE, undo: LIVE });
});

test('a rollback says that it takes the canary along', () => {
  expect(rollbackPlan(overview(), BEFORE).effects.join(' ')).not.toContain('canary');
  expect(rollbackPlan(overview({ canary }), BEFORE).effects).toContain('The canary cccccccc ends as well.');
});

test('there is no way back to a dev server', () => {
  const plan = rollbackPlan(overview({ version: 'dev', url: 'http://localhost:3001' }), BEFORE);
  expect(plan.undo).toBeNull();
});

test('a promotion can be undone, the end of a canary cannot', () => {
  expect(promotePlan(overview({ canary }))).toMatchObject({ from: LIVE, to: TRIED, undo: LIVE });
  expect(abortPlan(overview({ canary }))).toMatchObject({ from: TRIED, to: LIVE, undo: null });
});

test('without a canary there is nothing to promote or to end', () => {
  expect([promotePlan(overview()), abortPlan(overview())]).toEqual([null, null]);
});
