import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unavailable } from '@serein/infra';

/** Two launchers over one data folder would ruin each other's data. Answers how to let go of it again. */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'launcher.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && commandOf(holder).includes('bootstrap.mjs')) {
    throw new Unavailable(`Serein already runs on ${dataDir} (process ${holder}): stop it, or set another DATA_DIR.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The command line of a process, for a process id may belong to somebody else by now. Empty when there is none. */
function commandOf(pid: number): string {
  try {
    return existsSync('/proc/self')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
