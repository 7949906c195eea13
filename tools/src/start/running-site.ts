import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unavailable } from '@serein/infra';
import { commandOf } from './process-table.ts';

/** How other commands reach the servers of a running site. */
export interface Addresses {
  natsUrl: string;
  mongodbUri: string;
}

/** The content of `<dataDir>/launcher.json`. */
interface RunningSite extends Partial<Addresses> {
  pid: number;
  /** Where people and the deploy command find the site. */
  url?: string;
  /** Where other commands of the same user speak to the launcher, once the site is up. */
  control?: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'launcher.json');

/**
 * Takes the data folder for this launcher: two over one folder would ruin each other's data. Answers how
 * to let go of it again. Throws `Unavailable` while another launcher has it.
 */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const holder = running(dataDir);
  if (holder && holder.pid !== process.pid) {
    throw new Unavailable(
      `Serein already runs on ${dataDir} (process ${holder.pid}): stop it, or set another DATA_DIR.`,
    );
  }
  write(dataDir, { pid: process.pid });
  return () => rmSync(fileIn(dataDir), { force: true });
}

/** Lets other commands find this launcher's site and its servers. */
export function tellAddresses(dataDir: string, addresses: Addresses & { url: string; control?: string }): void {
  write(dataDir, { pid: process.pid, ...addresses });
}

/** The servers of the site that runs on the data folder, or undefined. */
export function runningAddresses(dataDir: string): Addresses | undefined {
  const { natsUrl, mongodbUri } = running(dataDir) ?? {};
  return natsUrl && mongodbUri ? { natsUrl, mongodbUri } : undefined;
}

/** Where to speak to the launcher that runs on the data folder, or undefined. */
export function runningControl(dataDir: string): string | undefined {
  return running(dataDir)?.control;
}

function write(dataDir: string, site: RunningSite): void {
  rmSync(fileIn(dataDir), { force: true });
  // An address may hold a password, and the mode counts only for a new file.
  writeFileSync(fileIn(dataDir), JSON.stringify(site), { mode: 0o600 });
}

function running(dataDir: string): RunningSite | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const site: RunningSite = JSON.parse(readFileSync(file, 'utf8'));
  // A process id may belong to somebody else by now.
  return commandOf(site.pid).includes('bootstrap.mjs') ? site : undefined;
}
