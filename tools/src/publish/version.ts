import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFolder } from '../build/hash.ts';

/**
 * Puts a built app into the site under its content's own version, and answers that version. A version's
 * folder is never changed: what is there already is the same.
 */
export function publishFiles({ dist, app, dataDir }: { dist: string; app: string; dataDir: string }): string {
  const version = hashFolder(dist).slice(0, 16);
  const parent = join(dataDir, 'site', app);
  const target = join(parent, version);
  if (existsSync(target)) return version;
  const unfinished = join(parent, `.${version}-${process.pid}`);
  mkdirSync(parent, { recursive: true });
  cpSync(dist, unfinished, { recursive: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another publisher of the same content was faster.
    if (!existsSync(target)) throw error;
  }
  return version;
}
