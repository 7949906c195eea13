import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadReport } from '@serein/contracts/registry';
import { ReportBatch } from './reports.ts';

const loaded = (module: string): LoadReport => ({
  app: 'care',
  version: '0123456789abcdef',
  module,
  outcome: 'ok',
  ms: 1,
});

let sent: string[][];
let batch: ReportBatch;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  batch = new ReportBatch((reports) => sent.push(reports.map(({ module }) => module)));
});
afterEach(() => {
  jest.useRealTimers();
});

test('R-52: reports of five seconds go together', () => {
  batch.add(loaded('A'));
  jest.advanceTimersByTime(4_000);
  batch.add(loaded('B'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toEqual([['A', 'B']]);
  batch.add(loaded('C'));
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([['A', 'B'], ['C']]);
});

test('R-52: twenty go at once, and what waits goes when the page does', () => {
  for (let count = 0; count < 20; count++) batch.add(loaded('A'));
  expect(sent).toEqual([Array(20).fill('A')]);
  batch.add(loaded('B'));
  batch.flush();
  expect(sent[1]).toEqual(['B']);
  batch.flush();
  jest.runAllTimers();
  expect(sent).toHaveLength(2);
});
