import { expect, test } from '@jest/globals';
import { CANARY, type LoadFigures } from '@serein/contracts/registry';
import fc from 'fast-check';
import { compare, figuresOf, isFailing, isSlower, shareOf, worseFigures } from './figures.ts';

const figures = (loads: number, failed = 0, p75: number | null = 400): LoadFigures => ({
  loads,
  failed,
  recovered: 0,
  p75,
});
const live = figures(1000, 10);

test.each([
  ['few loads tell nothing, even when all fail', figures(CANARY.minLoads - 1, CANARY.minLoads - 1), 'early'],
  ['more failures than the margin allows are worse', figures(100, 7), 'worse'],
  ['failures at the margin are still within it', figures(100, 6), 'little-worse'],
  ['as many failures as live are fine', figures(100, 1), 'good'],
  ['loads that the version before took over count as well', { ...figures(100, 3), recovered: 4 }, 'worse'],
  ['no failures are fine', figures(CANARY.minLoads), 'good'],
] as const)('%s', (_, canary, kind) => {
  expect(compare(canary, live).kind).toBe(kind);
});

test('a live version without loads counts as one without failures', () => {
  expect(compare(figures(100, 3), figuresOf({}, '0123456789abcdef'))).toEqual({ kind: 'little-worse', points: 3 });
});

test('more failures never make the verdict better', () => {
  const order = ['good', 'little-worse', 'worse'];
  const place = (failed: number) => order.indexOf(compare(figures(200, failed), live).kind);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (a, b) => {
      expect(place(Math.max(a, b))).toBeGreaterThanOrEqual(place(Math.min(a, b)));
    }),
  );
});

test.each([
  [500, 400, false],
  [1100, 1000, false],
  [600, 400, true],
])('%i ms after %i ms: noticeably slower is %s', (canary, before, slower) => {
  expect(isSlower(figures(100, 0, canary), figures(100, 0, before))).toBe(slower);
});

test('the figures that make a candidate worse are pointed at, the others not', () => {
  expect(worseFigures({ ...figures(100, 1), recovered: 20 }, live)).toEqual(new Set(['recovered']));
  expect(worseFigures(figures(100, 20, 900), live)).toEqual(new Set(['failed', 'p75']));
  expect(worseFigures(figures(100, 3), live).size).toBe(0);
});

test('a share needs a load', () => {
  expect(shareOf(0, figures(0))).toBeNull();
  expect(shareOf(1, figures(4, 1))).toBe(0.25);
});

test('a live version is failing once a canary would be ended for it', () => {
  expect(isFailing(figures(100, 5))).toBe(false);
  expect(isFailing(figures(100, 6))).toBe(true);
  expect(isFailing(figures(10, 10))).toBe(false);
});
