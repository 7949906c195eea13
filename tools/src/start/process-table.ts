import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a process; empty when there is none. */
export function commandOf(pid: number): string {
  return existsSync('/proc/self') ? readProc(pid, 'cmdline').replaceAll('\0', ' ') : ps(pid, 'command');
}

/** The parent of a process; undefined when there is no such process. */
export function parentOf(pid: number): number | undefined {
  const parent = existsSync('/proc/self')
    ? /^PPid:\s*(\d+)/m.exec(readProc(pid, 'status'))?.[1]
    : ps(pid, 'ppid').trim();
  return Number(parent) || undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
