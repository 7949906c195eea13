import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import type { Pointer } from '@serein/contracts/registry';
import { commitOf } from '@serein/deploy/commit';
import { applyChange, type PointerAt, publishFolder, RegistryStore } from '@serein/registry';
import { CommandFailure } from '../failure.ts';
import { ROOT } from '../workspace.ts';

/** Who made the change, in the registry's records. */
const BY = 'npm start';

export interface Publication {
  /** The built apps and where they lie, relative to the root. */
  builds: readonly { app: string; folder: string }[];
  /** A dev server that stands in for one app. */
  dev?: { app: string; url: string } | undefined;
}

/**
 * Puts the built apps into the site's registry and makes them live. No gate: what this checkout holds is what its own
 * site shows. Nothing happens to an app whose version is live already.
 */
export async function publish(natsUrl: string, { builds, dev }: Publication): Promise<void> {
  const connection = await connect({ servers: natsUrl.split(',') });
  try {
    const store = await RegistryStore.open(connection);
    for (const { app, folder } of builds) {
      const commit = await commitOf(ROOT, ['.'], process.env);
      const { version } = await publishFolder(store, { app, folder: join(ROOT, folder), commit, by: BY });
      await point(store, app, (current) => deployed(current?.pointer ?? null, version, commit));
    }
    if (dev) await point(store, dev.app, (current) => standIn(current?.pointer ?? null, dev.url));
  } finally {
    await connection.close();
  }
}

/** Writes what `next` makes of the pointer, again when somebody else was faster; null: it stays as it is. */
async function point(
  store: RegistryStore,
  app: string,
  next: (current: PointerAt | null) => Pointer | null,
): Promise<void> {
  for (;;) {
    const current = await store.pointer(app);
    const pointer = next(current);
    if (!pointer || (await store.point(app, pointer, current?.revision ?? null)) !== null) return;
  }
}

function deployed(current: Pointer | null, version: string, commit: string | null): Pointer | null {
  if (current?.version === version) return null;
  const pointer = applyChange(current, { action: 'deploy', version }, meta(commit));
  if ('refused' in pointer) throw new CommandFailure(pointer.refused);
  return pointer;
}

function standIn(current: Pointer | null, url: string): Pointer | null {
  if (current?.version === 'dev' && current.url === url) return null;
  const previous = current?.version === 'dev' ? current.previous : (current?.version ?? null);
  return {
    version: 'dev',
    previous,
    canary: null,
    url,
    change: { action: 'deploy', version: 'dev', ...meta(null) },
  };
}

const meta = (commit: string | null) => ({
  by: BY,
  at: new Date().toISOString(),
  commit,
  forced: null,
  smoke: null,
  note: null,
});
