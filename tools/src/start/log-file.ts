import { existsSync, readFileSync, statSync } from 'node:fs';

const SHOWN_LINES = 12;

/** What the copies of a service write, one below the other. */
export class LogFile {
  constructor(readonly path: string) {}

  /** In bytes. */
  size(): number {
    return existsSync(this.path) ? statSync(this.path).size : 0;
  }

  /** Its last lines, of what was written after the first `from` bytes. */
  end(from = 0): string {
    if (!existsSync(this.path)) return '';
    const text = readFileSync(this.path).subarray(from).toString();
    return text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  }
}
