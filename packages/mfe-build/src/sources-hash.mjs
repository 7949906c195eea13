import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What may end up in a browser, and what makes it; node_modules stand in the lock file. */
const SHARED_SOURCES = [
  'packages/contracts/src',
  'packages/mfe-build/src',
  'packages/mfe-kit/src',
  'packages/ui/src',
  'package-lock.json',
];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
const IS_TEST = /\.test\.\w+$/;

/**
 * Eight hex digits that stand for the sources of an app: the same sources give the same digits, in whatever folder they lie.
 * @param {string} folder of the app
 * @returns {string}
 */
export function hashSources(folder) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ label, /** @type {string} */ file) => {
    const bytes = readFileSync(file);
    hash.update(`${label}\0${bytes.length}\0`).update(bytes);
  };
  for (const file of filesBelow(folder)) add(`app/${file}`, path.join(folder, file));
  for (const source of SHARED_SOURCES) {
    const full = path.join(ROOT, source);
    if (source.endsWith('.json')) existsSync(full) && add(source, full);
    else for (const file of filesBelow(full)) add(`${source}/${file}`, path.join(full, file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * @param {string} folder
 * @returns {string[]} paths in the folder with `/` between their parts, sorted
 */
function filesBelow(folder) {
  const walk = (/** @type {string} */ below) =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.')) return [];
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (!entry.isDirectory()) return IS_TEST.test(name) ? [] : [name];
      return SKIPPED_FOLDERS.has(entry.name) ? [] : walk(name);
    });
  return walk('').sort();
}
