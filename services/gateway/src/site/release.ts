import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionRecord } from '@serein/contracts/registry';
import type { ShelvedVersion } from './version-shelf.ts';

const DEV_SERVER_MS = 2_000;

/** A version of one app, or a dev server in its place. */
export interface Release {
  app: string;
  version: string;
  /** Where its files are asked for; ends with a slash. */
  base: string;
  /** The dev server's origin; null for a published version, whose files never change. */
  devOrigin: string | null;
  /** Empty for a dev server. */
  files: VersionRecord['files'];
  /** One of its files by its path in the version, or null where there is none. */
  read(file: string): Promise<Buffer | null>;
}

/** A version with what its build says of it; null for a dev server, which is asked each time. */
export interface Loaded<Content> {
  release: Release;
  content: Content | null;
}

export function publishedRelease({ record, folder }: ShelvedVersion): Release {
  const { app, version, files } = record;
  const read = (file: string) => readFile(join(folder, file)).catch(() => null);
  return { app, version, base: `/site/${app}/${version}/`, devOrigin: null, files, read };
}

export function devRelease(app: string, url: string): Release {
  const base = url.endsWith('/') ? url : `${url}/`;
  const read = (file: string) => fetchFile(new URL(file, base));
  return { app, version: 'dev', base, devOrigin: new URL(url).origin, files: {}, read };
}

async function fetchFile(url: URL): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DEV_SERVER_MS) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
