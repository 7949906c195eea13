import { expect, test } from '@jest/globals';
import { CANARY, type LoadFigures } from '@serein/contracts/registry';
import fc from 'fast-check';
import { shouldAbort } from './should-abort.ts';

const figures = (loads: number, failed = 0, recovered = 0): LoadFigures => ({ loads, failed, recovered, p75: 300 });

test('R-55: not before enough loads are known', () => {
  expect(shouldAbort(figures(CANARY.minLoads - 1, CANARY.minLoads - 1), figures(1000))).toBe(false);
  expect(shouldAbort(figures(CANARY.minLoads, CANARY.minLoads), figures(1000))).toBe(true);
});

test('R-55: only when it is worse than the live version by more than the margin', () => {
  expect(shouldAbort(figures(100, 5), figures(100))).toBe(false);
  expect(shouldAbort(figures(100, 6), figures(100))).toBe(true);
  expect(shouldAbort(figures(100, 25), figures(100, 20))).toBe(false);
  expect(shouldAbort(figures(100, 26), figures(100, 20))).toBe(true);
});

test('R-55: a load that the previous version took over went wrong, too', () => {
  expect(shouldAbort(figures(100, 0, 6), figures(100))).toBe(true);
  expect(shouldAbort(figures(100, 6), figures(100, 0, 6))).toBe(false);
});

test('R-55: a live version that nobody loaded counts as one without failures', () => {
  expect(shouldAbort(figures(20, 2), figures(0))).toBe(true);
});

test('R-55: a canary that is as good as the live version is never aborted', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 9 }), (ok, failed, times) => {
      expect(shouldAbort(figures(times * (ok + failed), times * failed), figures(ok + failed, failed))).toBe(false);
    }),
  );
});
