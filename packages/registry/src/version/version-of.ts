import { createHash } from 'node:crypto';
import type { VersionRecord } from '@serein/contracts/registry';

/**
 * The name of a version: the first 16 hex digits of a SHA-256 over its files, sorted by path, one line
 * `<path> <integrity>` each. The same files have the same name wherever and whenever they were built.
 */
export function versionOf(files: VersionRecord['files']): string {
  const lines = Object.entries(files).map(([path, { integrity }]) => `${path} ${integrity}\n`);
  // Sorted by code units: the order of a locale would differ between machines.
  lines.sort();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
}
