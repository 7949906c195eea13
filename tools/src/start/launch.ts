import { Unavailable } from '@serein/infra';
import { CommandFailure } from '../failure.ts';
import { Cleanup } from './cleanup.ts';
import { commandOf, isAlive, parentOf } from './process-table.ts';
import { Progress } from './progress.ts';

const NPM_CHECK_MS = 1_000;

export interface LaunchTools {
  cleanup: Cleanup;
  progress: Progress;
}

/**
 * Runs a command that keeps running until Ctrl-C or SIGTERM, which ends everything in order; a second
 * one ends at once. A failure prints one sentence (or the output of the failed build) and exits with 1.
 */
export async function launch(
  start: (tools: { cleanup: Cleanup; progress: Progress }) => Promise<unknown>,
): Promise<void> {
  const cleanup = new Cleanup();
  const progress = new Progress();

  const stop = async () => {
    if (cleanup.isRunning) process.exit(1);
    progress.line('\n  Stopping …');
    progress.silence();
    await cleanup.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  whenNpmIsGone(stop);

  try {
    await start({ cleanup, progress });
  } catch (error) {
    // An interrupted start fails in ways that mean nothing.
    if (cleanup.isRunning) return;
    console.error(`\n${describe(error)}`);
    await cleanup.run();
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (error instanceof Unavailable || error instanceof CommandFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A killed npm takes nothing with it, so the launcher looks whether it is still there. */
function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = /^\S*sh -c /.test(commandOf(process.ppid)) ? parentOf(process.ppid) : process.ppid;
  if (!npm) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    stop();
  }, NPM_CHECK_MS);
  timer.unref();
}
