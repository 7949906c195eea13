import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The compiled scripts that a service has not been started with yet. */
export class ChangedScripts {
  private readonly files = new Set<string>();

  /** @param file its path */
  add(file: string): void {
    this.files.add(file);
  }

  /**
   * The first that is no JavaScript: the compiler writes a script whatever errors its source has, and a service that
   * is started with that one dies. Undefined when all are; they count as taken then.
   */
  async takeUnlessBroken(): Promise<string | undefined> {
    const files = [...this.files];
    for (const file of files.filter((changed) => existsSync(changed))) {
      const parses = await run(process.execPath, ['--check', file]).then(
        () => true,
        () => false,
      );
      if (!parses) return file;
    }
    for (const file of files) this.files.delete(file);
    return undefined;
  }
}
