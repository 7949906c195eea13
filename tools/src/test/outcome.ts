import { existsSync, readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
}

/** The part of Jest's --json file that is read here. */
interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: number;
}

/**
 * What a step came to. A failed step counts at least one failure, for there are those without a single
 * test: wrong formatting, or a crash before the results were written.
 */
export function readOutcome(resultFile: string | undefined, succeeded: boolean): Outcome {
  const result: JestResult | undefined =
    resultFile && existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : undefined;
  const failed = result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 0;
  return { passed: result?.numPassedTests ?? 0, failed: succeeded ? failed : Math.max(failed, 1) };
}

export function addUp(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}
