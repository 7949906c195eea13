import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FILE_PATH, type VersionRecord } from '@serein/contracts/registry';
import { integrityOf } from './integrity.ts';

/**
 * Reads and hashes the files of a build. Hidden files and folders are left out: they are never served.
 * @param folder a build's dist/
 * @throws where the folder cannot be read, or a file's name cannot stand in an address
 */
export async function describeFolder(folder: string): Promise<VersionRecord['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')))
    .sort();
  const files: VersionRecord['files'] = {};
  for (const path of paths) {
    if (!FILE_PATH.test(path)) throw new Error(`A file cannot be published under the name ${JSON.stringify(path)}.`);
    const bytes = await readFile(join(folder, path));
    files[path] = { size: bytes.length, integrity: integrityOf(bytes) };
  }
  return files;
}
