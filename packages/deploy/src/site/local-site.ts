import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../checkout.ts';

const DEFAULT_PORT = '8080';

const dataDir = (env: NodeJS.ProcessEnv): string => resolve(ROOT, env.DATA_DIR || '.data');

/** The address of the site that `npm start` runs here, as its launcher left it in the data folder. */
export function localAddress(env: NodeJS.ProcessEnv): string {
  const { url } = readJson(join(dataDir(env), 'launcher.json'));
  return url ?? `http://localhost:${env.PORT || DEFAULT_PORT}`;
}

/** The secret that the launcher made for its site; undefined where there is none. */
export function localDeploySecret(env: NodeJS.ProcessEnv): string | undefined {
  return readJson(join(dataDir(env), 'secrets.json')).DEPLOY_SECRET;
}

function readJson(file: string): Record<string, string | undefined> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
