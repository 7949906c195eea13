import { expect, test } from '@jest/globals';
import type { Change } from '@serein/contracts/registry';
import { changeRow, changeSentence } from './change-line.ts';
import { bytes, count, duration, shortCommit, table } from './format.ts';

const change: Change = {
  action: 'rollback',
  version: '0123456789abcdef',
  by: 'asha@serein.test',
  at: '2026-11-21T04:02:11.482Z',
  commit: 'e855f55a0c1e4d5b9f3e2a7c8d9e0f1a2b3c4d5e+',
  forced: null,
  smoke: null,
  note: null,
};

test('times, sizes and commits are as people read them', () => {
  expect([duration(38.4), duration(3_249)]).toEqual(['38 ms', '3.2 s']);
  expect([bytes(640), bytes(61_000), bytes(1_600_000)]).toEqual(['640 B', '60 KB', '1.5 MB']);
  expect([count(1, 'file'), count(0, 'file')]).toEqual(['1 file', '0 files']);
  expect([shortCommit(change.commit), shortCommit(null)]).toEqual(['e855f55a0+', 'no commit']);
});

test('a change says who did what and when', () => {
  expect(changeSentence(change)).toBe('asha@serein.test rolled back to 0123456789abcdef at 2026-11-21 04:02:11 UTC');
});

test('a row of the history tells what was forced, not tried or noted', () => {
  const row = changeRow({
    ...change,
    forced: ['No HomePage.'],
    smoke: { ran: false, why: 'no Chromium' },
    note: 'late',
  });
  expect(row.at(-1)).toBe('forced: No HomePage.; no smoke load: no Chromium; late');
});

test('columns are as wide as their widest cell', () => {
  expect(
    table([
      ['app', 'live'],
      ['community', 'x'],
    ]),
  ).toBe('app        live\ncommunity  x\n');
});
