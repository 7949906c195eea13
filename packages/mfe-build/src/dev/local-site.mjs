import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * The address of the site that `npm start` runs here: its launcher leaves it in the data folder.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function localSite({ DATA_DIR, PORT }) {
  const file = path.resolve(ROOT, DATA_DIR || '.data', 'launcher.json');
  const { url } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return url ?? `http://localhost:${PORT || 8080}`;
}
