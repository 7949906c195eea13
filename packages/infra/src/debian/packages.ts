import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../programs.ts';
import { withLock } from './lock.ts';
import { findDebianArchive } from './sources.ts';

const run = promisify(execFile);

const SUITE = 'trixie';
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1', 'nats-server'];

/** Files of Debian 13 packages, unpacked in a folder of the user; the system is not changed. */
export interface DebianFiles {
  natsServer: string;
  /** How to start a program with Debian 13's C library: `[loader, '--library-path', folders]`. */
  loader: string[];
}

/**
 * Fetches the C and C++ libraries and nats-server of Debian 13 with apt-get as an ordinary user, once
 * per user and machine. Answers undefined where that is not possible: not a Debian, or no network.
 */
export async function debianFiles(): Promise<DebianFiles | undefined> {
  const archive = machineArchive();
  if (process.platform !== 'linux' || !archive || !findProgram('apt-get') || !findProgram('dpkg')) return undefined;

  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'serein');
  const folder = join(cache, `${SUITE}-${process.arch}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    try {
      await withLock(`${folder}.lock`, async () => {
        if (!existsSync(folder)) await fetchInto(folder, archive);
      });
    } catch {
      return undefined;
    }
  }
  return locate(folder);
}

function machineArchive() {
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(readIfThere('/etc/os-release'))?.[1]?.replaceAll('"', '');
  const parts = '/etc/apt/sources.list.d';
  const names = existsSync(parts) ? readdirSync(parts) : [];
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(parts, name))].map(readIfThere);
  return codename ? findDebianArchive(files, codename) : undefined;
}

async function fetchInto(folder: string, archive: { uri: string; signedBy: string }) {
  const work = mkdtempSync(`${folder}-`);
  try {
    const root = join(work, 'root');
    for (const part of ['root', 'lists/partial', 'cache/archives/partial']) {
      mkdirSync(join(work, part), { recursive: true });
    }
    const list = join(work, 'sources.list');
    writeFileSync(list, `deb [signed-by=${archive.signedBy}] ${archive.uri} ${SUITE} main\n`);
    const settings = {
      'Dir::Etc::sourcelist': list,
      'Dir::Etc::sourceparts': '/dev/null',
      'Dir::State::lists': join(work, 'lists'),
      'Dir::Cache': join(work, 'cache'),
      'Acquire::Languages': 'none',
      'Acquire::Retries': '2',
      // As root, apt would otherwise fetch as a user who cannot write here.
      'APT::Sandbox::User': userInfo().username,
    };
    const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
    await run('apt-get', [...options, 'update'], { cwd: work });
    await run('apt-get', [...options, 'download', ...PACKAGES], { cwd: work });
    for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(work, file), root]);
    }
    renameSync(root, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function locate(folder: string): DebianFiles {
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const loaderName = process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2';
  const libraries = ['usr/lib', 'lib'].map((part) => join(folder, part, triplet)).filter((path) => existsSync(path));
  const loader = libraries.map((path) => join(path, loaderName)).find((path) => existsSync(path));
  const natsServer = ['usr/sbin', 'usr/bin']
    .map((part) => join(folder, part, 'nats-server'))
    .find((path) => existsSync(path));
  if (!loader || !natsServer) throw new Error(`${folder} is incomplete: delete it and start again`);
  return { natsServer, loader: [loader, '--library-path', libraries.join(':')] };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
