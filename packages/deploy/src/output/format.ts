const KB = 1024;

/** `640 ms` below a second, else `3.2 s`. */
export const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

export function bytes(count: number): string {
  if (count < KB) return `${count} B`;
  return count < KB * KB ? `${Math.round(count / KB)} KB` : `${(count / KB / KB).toFixed(1)} MB`;
}

/** A commit as people name it: nine digits, and the `+` that says that there is more. */
export const shortCommit = (commit: string | null): string =>
  commit ? commit.replace(/^([0-9a-f]{9})[0-9a-f]*/, '$1') : 'no commit';

/** `2026-11-21 04:02:11` in UTC. */
export const moment = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** `1 file`, `2 files`. */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
