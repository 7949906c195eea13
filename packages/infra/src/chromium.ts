import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from './debian/lock.ts';
import { findProgram, isExecutable } from './programs.ts';
import { Unavailable } from './unavailable.ts';

const run = promisify(execFile);

/** Debian's Chromium without windows: half the work for the same pages. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** Two processes of apt-get get into each other's way. */
const INSTALL_LOCK = join(tmpdir(), 'serein-chromium.lock');

/** For a browser without a window that nobody watches, on a machine without a graphics card and without a second user. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else the usual places, else (as root on a Debian)
 * it is installed. Throws `Unavailable` where there is none.
 */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? installed();
  if (found) return found;
  if (process.getuid?.() === 0 && findProgram('apt-get')) await withLock(INSTALL_LOCK, install);
  const chromium = installed();
  if (chromium) return chromium;
  throw new Unavailable(
    'No Chromium was found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

async function install(): Promise<void> {
  // Another process may have held the lock, and installed it.
  if (installed()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', [...patient, 'update'], { env }).catch(() => undefined);
  for (const name of [WINDOWLESS, 'chromium']) {
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', name], { env }).catch(
      () => undefined,
    );
    if (installed()) return;
  }
}

function installed(): string | undefined {
  return NAMES.map(findProgram).find(Boolean) ?? PLACES.find(isExecutable);
}
