import { describe, expect, test } from '@jest/globals';
import type { LoadReport } from '@serein/contracts/registry';
import fc from 'fast-check';
import {
  figuresOf,
  isOver,
  type LoadCounts,
  LoadCounts as LoadCountsSchema,
  noLoads,
  withReport,
} from './load-counts.ts';

const HOUR = 60 * 60 * 1000;
const NOW = 1000 * HOUR;

type Told = Pick<LoadReport, 'outcome' | 'ms'>;

const counted = (reports: readonly Told[], now = NOW, before: LoadCounts = noLoads(null)): LoadCounts =>
  reports.reduce((counts, report) => withReport(counts, report, now), before);

const ok = (ms: number): Told => ({ outcome: 'ok', ms });

describe('counts of loads', () => {
  test('are of the last 24 hours', () => {
    const old = counted([ok(100), { outcome: 'failed', ms: 0 }], NOW - 24 * HOUR);
    const both = counted([ok(100)], NOW, old);
    expect(figuresOf([both], NOW)).toMatchObject({ loads: 1, failed: 0 });
    expect(figuresOf([both], NOW - HOUR).loads).toBe(1);
    expect(both.slices).toHaveLength(1);
    expect([isOver(old, NOW), isOver(both, NOW)]).toEqual([true, false]);
  });

  test('of nothing have no time', () => {
    expect(figuresOf([], NOW)).toEqual({ loads: 0, failed: 0, recovered: 0, p75: null });
    expect(figuresOf([counted([{ outcome: 'failed', ms: 0 }])], NOW).p75).toBeNull();
  });

  test('the time within which three of four are there lies in the class of the exact one', () => {
    const times = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(times, (all) => {
        const sorted = [...all].sort((a, b) => a - b);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const { p75 } = figuresOf([counted(all.map(ok))], NOW);
        // The classes grow by half and less, from 50 ms on.
        expect(p75).not.toBeNull();
        expect(p75).toBeLessThanOrEqual(Math.max(50, exact * 2));
        expect(p75).toBeGreaterThanOrEqual(exact / 2 - 50);
      }),
      { numRuns: 50 },
    );
  });

  test('are the same however they are spread over gateways, and stay small on the wire', () => {
    const outcome = fc.constantFrom('ok' as const, 'failed' as const, 'recovered' as const);
    const report = fc.record({ outcome, ms: fc.integer({ min: 0, max: 600_000 }) });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 60 }), fc.integer({ min: 0, max: 60 }), (reports, cut) => {
        const parts = [counted(reports.slice(0, cut)), counted(reports.slice(cut))];
        expect(figuresOf(parts, NOW)).toEqual(figuresOf([counted(reports)], NOW));
      }),
      { numRuns: 50 },
    );
    let counts = noLoads(null);
    for (let hour = 0; hour < 100; hour++) counts = counted([ok(1)], NOW + hour * HOUR, counts);
    expect(LoadCountsSchema.safeParse(counts).success).toBe(true);
    expect(JSON.stringify(counts).length).toBeLessThan(4_000);
  });
});
