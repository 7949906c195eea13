import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Never an input of a build: what it makes, what npm brings, and what only tests read. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage']);
const SKIPPED_FILES = /\.test\.tsx?$|\.tsbuildinfo$/;

/** A hash over the names and contents of source files; `paths` are files or folders below `root`. */
export function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    addPath(hash, root, path, (name, isFolder) => (isFolder ? !SKIPPED_FOLDERS.has(name) : !SKIPPED_FILES.test(name)));
  }
  return hash.digest('hex');
}

/** A hash over the names and contents of everything in a folder. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  addPath(hash, folder, '.', () => true);
  return hash.digest('hex');
}

type Filter = (name: string, isFolder: boolean) => boolean;

function addPath(hash: Hash, root: string, path: string, wanted: Filter): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    const bytes = readFileSync(full);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    return;
  }
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (wanted(entry.name, entry.isDirectory())) addPath(hash, root, join(path, entry.name), wanted);
  }
}
