import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './build/run.ts';
import { Progress } from './start/progress.ts';
import { addUp, readOutcome } from './test/outcome.ts';
import { testSteps } from './test/steps.ts';
import { ROOT } from './workspace.ts';

const EVERYTHING = Number.POSITIVE_INFINITY;
const env = { ...process.env, NO_COLOR: '1' };
const progress = new Progress();
const results = mkdtempSync(join(tmpdir(), 'serein-test-'));
const outcomes = [];

for (const { name, command, args, resultFile } of testSteps(results)) {
  const succeeded = await run(name, command, args);
  outcomes.push(readOutcome(resultFile, succeeded));
  if (succeeded) continue;
  process.exitCode = 1;
  break;
}

rmSync(results, { recursive: true });
const { passed, failed } = addUp(outcomes);
console.log(`\n${passed} passed, ${failed} failed`);

async function run(name: string, command: string, args: string[]): Promise<boolean> {
  try {
    await progress.step(name, () => runCommand(command, args, { cwd: ROOT, env, shownLines: EVERYTHING }).done);
    return true;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}
