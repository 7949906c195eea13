/**
 * The first step of every command of the root package.json, in plain JavaScript without dependencies:
 * checks Node, installs what package-lock.json asks for, builds tools/ and runs tools/dist/<command>.js.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = [20, 19];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...args] = process.argv.slice(2);

checkNode();
if (!isInstalled()) {
  console.log('Installing the dependencies …');
  // Not `npm ci`: it refuses a lock file without the optional packages of every other platform, which npm leaves
  // out where a registry does not have them. --no-save keeps to the lock file and does not write it. The site
  // cannot be built without the development dependencies, whatever NODE_ENV says.
  run('npm', ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']);
}
run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'tools')]);

const script = join(root, 'tools/dist', `${command}.js`);
if (!existsSync(script)) stop(`There is no command "${command}".`);
process.argv = [process.execPath, script, ...args];
await import(pathToFileURL(script).href);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  stop(`Serein needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** Whether node_modules holds what package-lock.json names: npm writes down there what it installed. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json') ?? {};
  return (
    installed !== undefined &&
    Object.entries(wanted).every(([path, { version, optional, link }]) => {
      if (!path.startsWith('node_modules/') || optional) return true;
      return link ? existsSync(join(root, path)) : installed[path]?.version === version;
    })
  );
}

/** @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function run(program, parameters) {
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
