import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, startMongo, startNats } from '@serein/infra';
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

const steps = testSteps(results).map(({ name, command, args, resultFile }) => ({
  name,
  task: () => runCommand(command, args, { cwd: ROOT, env, shownLines: EVERYTHING }).done,
  resultFile,
}));
for (const { name, task, resultFile } of [{ name: 'servers and browser', task: tryServers }, ...steps]) {
  const succeeded = await run(name, task);
  outcomes.push(readOutcome(resultFile, succeeded));
  if (succeeded) continue;
  process.exitCode = 1;
  break;
}

rmSync(results, { recursive: true, force: true });
const { passed, failed } = addUp(outcomes);
console.log(`\n${passed} passed, ${failed} failed`);

/** Whatever the tests need and the machine lacks is fetched here: their own time limits are not for downloads. */
async function tryServers(): Promise<void> {
  const started = await Promise.all([
    startNats({ dataDir: results }),
    startMongo({ dataDir: results }),
    findChromium(),
  ]);
  for (const server of started) if (typeof server !== 'string') await server.stop();
}

async function run(name: string, task: () => Promise<unknown>): Promise<boolean> {
  try {
    await progress.step(name, task);
    return true;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}
