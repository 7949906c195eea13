import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryStore } from '../store/registry-store.ts';
import { describeFolder } from './describe-folder.ts';
import { versionOf } from './version-of.ts';

export interface FolderToPublish {
  app: string;
  /** A build's dist/. */
  folder: string;
  /** What it was built from; null outside of a repository. */
  commit: string | null;
  by: string;
}

/**
 * Makes a version of a build's folder: its files first, its record last. It is not live by that. May be called again
 * after it was interrupted, and by several at once.
 * @returns `isNew: false` when the registry had this version already
 */
export async function publishFolder(
  store: RegistryStore,
  { app, folder, commit, by }: FolderToPublish,
): Promise<{ version: string; isNew: boolean }> {
  const files = await describeFolder(folder);
  const version = versionOf(files);
  const isNew = (await store.record(app, version)) === null;
  if (isNew) {
    for (const path of await store.missingFiles(app, version, files)) {
      await store.putFile(app, version, path, await readFile(join(folder, path)));
    }
  }
  await store.putRecord({ app, version, files, commit, publishedBy: by, publishedAt: new Date().toISOString() });
  return { version, isNew };
}
