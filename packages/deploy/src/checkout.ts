import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELL_APP } from '@serein/contracts/registry';
import { DeployFailure } from './failure.ts';

/** The root of the checkout. This file lies three folders below it, in src/ as in dist/. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const REMOTE_PREFIX = 'mfe-';

/** An app's folder, relative to the root: the shell's is its name, that of the remote `care` is `mfe-care`. */
export const folderOf = (app: string): string => (app === SHELL_APP ? SHELL_APP : `${REMOTE_PREFIX}${app}`);

/** The app in whose folder a path lies; null outside of them. */
export function appAt(path: string, root = ROOT): string | null {
  const [top = ''] = relative(root, path).split(/[\\/]/);
  if (top === SHELL_APP) return SHELL_APP;
  return top.startsWith(REMOTE_PREFIX) ? top.slice(REMOTE_PREFIX.length) : null;
}

/** Throws where the checkout does not hold the app's sources. */
export function checkHasApp(app: string): void {
  if (existsSync(join(ROOT, folderOf(app), 'package.json'))) return;
  throw new DeployFailure(`This checkout has no ${app}: there is no folder ${folderOf(app)}.`);
}
