import { z } from 'zod';
import type { Release } from './release.ts';

const MANIFEST_FILE = 'mf-manifest.json';

const Assets = z.looseObject({ sync: z.array(z.string()).default([]) });

const Manifest = z.looseObject({
  metaData: z.looseObject({
    remoteEntry: z.looseObject({ name: z.string(), path: z.string().default('') }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: z.looseObject({ js: Assets, css: Assets }) })),
});

/** The parts of Module Federation's manifest that name what a page needs; the rest is passed on unread. */
export type Manifest = z.output<typeof Manifest>;

/** @returns null where the release has no manifest, or one of another shape */
export async function readManifest(release: Release): Promise<Manifest | null> {
  const bytes = await release.read(MANIFEST_FILE);
  if (!bytes) return null;
  try {
    return Manifest.safeParse(JSON.parse(bytes.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** The entry and the first scripts and styles of one exposed module, as addresses; none for an unknown module. */
export function moduleAssets({ base }: Release, manifest: Manifest, module: string): string[] {
  const wanted = module.startsWith('./') ? module : `./${module}`;
  const exposed = manifest.exposes.find(({ path }) => path === wanted);
  if (!exposed) return [];
  const { path, name } = manifest.metaData.remoteEntry;
  const entry = [path, name].filter(Boolean).join('/');
  return [entry, ...exposed.assets.js.sync, ...exposed.assets.css.sync].map((file) => base + file);
}
