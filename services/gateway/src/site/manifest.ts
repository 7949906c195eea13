import { MANIFEST_FILE } from '@serein/contracts/registry';
import { HostManifest, RemoteManifest } from '@serein/contracts/registry/schemas';
import type { z } from 'zod';
import type { Release } from './release.ts';

/** @returns null where the release has no manifest, one of another shape or app, or one that names an absent entry */
export async function readRemoteManifest(release: Release): Promise<RemoteManifest | null> {
  const manifest = await readManifest(release, RemoteManifest);
  return manifest && manifest.entry in release.files ? manifest : null;
}

/** @returns null where the release has no manifest, or one of another shape or app */
export const readHostManifest = (release: Release): Promise<HostManifest | null> => readManifest(release, HostManifest);

async function readManifest<Manifest extends { app: string }>(
  release: Release,
  schema: z.ZodType<Manifest>,
): Promise<Manifest | null> {
  const bytes = await release.read(MANIFEST_FILE);
  if (!bytes) return null;
  try {
    const manifest = schema.safeParse(JSON.parse(bytes.toString())).data;
    return manifest?.app === release.app ? manifest : null;
  } catch {
    return null;
  }
}
