/**
 * `npm run deploy`, in the root and in each app's folder: plain JavaScript that compiles this package where that is
 * due, and runs it. It needs the app's folder, packages/ and the root's configuration, nothing else of the checkout.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const compiler = join(here, '../../node_modules/typescript/bin/tsc');

if (!existsSync(compiler)) stop('Install the dependencies first, in the root of the checkout: npm install');
const { status } = spawnSync(process.execPath, [compiler, '-b', here], { stdio: 'inherit' });
if (status !== 0) stop('The deploy command does not compile.');
await import('./dist/main.js');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
