import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Runs `task` while no other process of this user holds the same lock file. A dead holder's lock is taken over. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  while (!take(file)) {
    if (!isAlive(holder(file))) rmSync(file, { force: true });
    else await delay(100);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** The process id in the lock; that of this process while the holder is still writing it. */
function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
