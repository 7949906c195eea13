import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { addUp, readOutcome } from './outcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'outcome-'));
afterAll(() => rmSync(folder, { recursive: true }));

function resultFile(passed: number, failed: number, unrunnable = 0): string {
  const file = join(folder, `${passed}-${failed}-${unrunnable}.json`);
  const content = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: unrunnable };
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('tests and journeys add up, and a file that could not run is a failure', () => {
  const outcomes = [readOutcome(resultFile(12, 0), true), readOutcome(resultFile(3, 2, 1), false)];
  expect(addUp(outcomes)).toEqual({ passed: 15, failed: 3 });
});

test('a failed step without results never reads as "0 failed"', () => {
  expect(readOutcome(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(readOutcome(join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 });
  expect(readOutcome(resultFile(5, 0), false)).toEqual({ passed: 5, failed: 1 });
});
