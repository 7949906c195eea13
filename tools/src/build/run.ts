import { spawn } from 'node:child_process';
import { CommandFailure } from '../failure.ts';

const SHOWN_LINES = 60;

export interface RunningCommand {
  done: Promise<void>;
  kill(): void;
}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** How much of a failed program's output is told, counted from its end. */
  shownLines?: number;
}

/** Runs a program to its end. Rejects with the end of its output when it fails. */
export function runCommand(command: string, args: string[], options: RunOptions): RunningCommand {
  const { shownLines = SHOWN_LINES, ...spawning } = options;
  const child = spawn(command, args, { ...spawning, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandFailure(output.trimEnd().split('\n').slice(-shownLines).join('\n')));
    });
  });
  return { done, kill: () => child.kill('SIGTERM') };
}
