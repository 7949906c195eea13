import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, registryRoutes, type VersionRecord } from '@serein/contracts/registry';
import { describeFolder, versionOf } from '@serein/registry';
import { folderOf, ROOT } from '../checkout.ts';
import { DeployFailure } from '../failure.ts';
import { commitOf } from './commit.ts';

/** A built app that wants to be a version. */
export interface Candidate {
  app: string;
  version: string;
  /** Where the files lie. */
  folder: string;
  files: VersionRecord['files'];
  /** Bytes of all files. */
  size: number;
  commit: string | null;
}

/** What decides a build, besides the app's folder. */
const SHARED_PATHS = ['packages', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json'];

/** Reads what the app's build left in its dist/. Throws where there is nothing that could be published. */
export async function readCandidate(app: string, env: NodeJS.ProcessEnv): Promise<Candidate> {
  const folder = join(ROOT, folderOf(app), 'dist');
  if (!existsSync(join(folder, MANIFEST_FILE))) {
    throw new DeployFailure(`${folderOf(app)}/dist holds no ${MANIFEST_FILE}: the app is not built.`);
  }
  const files = await describeFolder(folder).catch((error: Error) => {
    throw new DeployFailure(error.message);
  });
  const limit = registryRoutes.putFile.maxBodyBytes ?? Number.POSITIVE_INFINITY;
  const huge = Object.entries(files).find(([, { size }]) => size > limit);
  if (huge) throw new DeployFailure(`${huge[0]} is too large: a file may have ${limit / 1024 / 1024} MB.`);
  return {
    app,
    version: versionOf(files),
    folder,
    files,
    size: Object.values(files).reduce((sum, file) => sum + file.size, 0),
    commit: await commitOf(ROOT, [folderOf(app), ...SHARED_PATHS], env),
  };
}

/** One file of the candidate, read as JSON; undefined where it is absent or no JSON. */
export async function readJson(candidate: Candidate, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(candidate.folder, path), 'utf8'));
  } catch {
    return undefined;
  }
}
