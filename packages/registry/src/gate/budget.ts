import type { VersionRecord } from '@serein/contracts/registry';

/** What a browser loads of these scripts: their gzip files, where the build made such. */
export function loadedBytes({ files }: VersionRecord, scripts: readonly string[]): number {
  const sizes = [...new Set(scripts)].map((path) => (files[`${path}.gz`] ?? files[path])?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @returns no sentence for what keeps its budget */
export function budgetReasons(what: string, bytes: number, allowed: number): string[] {
  if (bytes <= allowed) return [];
  return [`${what} loads ${kilobytes(bytes)} KB of JavaScript; ${kilobytes(allowed)} KB are allowed.`];
}

/** Rounded up, so that a budget that is exceeded never reads as if it were kept. */
const kilobytes = (bytes: number): number => Math.ceil((bytes / 1024) * 10) / 10;
