import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pointer } from './pointers.ts';

const DEV_SERVER_MS = 2_000;

/** The live version of one app. */
export interface Release {
  app: string;
  version: string;
  /** Where its files are asked for; ends with a slash. */
  base: string;
  /** The dev server's origin; null for a published version, whose files never change. */
  devOrigin: string | null;
  /** One of its files by its path in the version, or null where there is none. */
  read(file: string): Promise<Buffer | null>;
}

/** @param siteFolder holds `<app>/<version>/…` */
export function releaseOf(app: string, { version, url }: Pointer, siteFolder: string): Release {
  if (url !== undefined) {
    const base = url.endsWith('/') ? url : `${url}/`;
    return { app, version, base, devOrigin: new URL(url).origin, read: (file) => fetchFile(new URL(file, base)) };
  }
  const folder = join(siteFolder, app, version);
  const base = `/site/${app}/${version}/`;
  return { app, version, base, devOrigin: null, read: (file) => readFile(join(folder, file)).catch(() => null) };
}

async function fetchFile(url: URL): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DEV_SERVER_MS) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
