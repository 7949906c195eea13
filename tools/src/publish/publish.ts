import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import type { Pointer } from '@serein/contracts/registry';
import { commitOf } from '@serein/deploy/commit';
import { applyChange, publishFolder, RegistryStore } from '@serein/registry';
import { CommandFailure } from '../failure.ts';
import { ROOT } from '../workspace.ts';

/** Who made the change, in the registry's records. */
const BY = 'npm start';
const NOTE = 'npm start asked no gate';

export interface Publication {
  /** Somebody else started this NATS server: others may see this site, and have deployed to it. */
  isShared: boolean;
  /** The built apps and where they lie, relative to the root. */
  builds: readonly { app: string; folder: string }[];
  /** A dev server that stands in for one app. */
  dev?: { app: string; url: string } | undefined;
}

/**
 * Puts the built apps into the site's registry and makes them live. No gate: what this checkout holds is what its own
 * site shows. Nothing happens to an app whose version is live already, and on a shared server to none that is deployed.
 * @returns the apps that show something else, because the server is shared
 */
export async function publish(natsUrl: string, { isShared, builds, dev }: Publication): Promise<string[]> {
  const { NATS_USER: user, NATS_PASSWORD: pass = '' } = process.env;
  const account = user ? { user, pass, inboxPrefix: `_INBOX.${user}` } : {};
  const connection = await connect({ servers: natsUrl.split(','), ...account });
  const left: string[] = [];
  try {
    const store = await RegistryStore.open(connection);
    for (const { app, folder } of builds) {
      const commit = await commitOf(ROOT, ['.'], process.env);
      const { version } = await publishFolder(store, { app, folder: join(ROOT, folder), commit, by: BY });
      await point(app, (current) => deployed(current, version, commit));
    }
    if (dev) await point(dev.app, (current) => standIn(current, dev.url));
    return left;

    /** Writes what `next` makes of the pointer, again when somebody else was faster; null: it stays as it is. */
    async function point(app: string, next: (current: Pointer | null) => Pointer | null): Promise<void> {
      for (;;) {
        const current = await store.pointer(app);
        const pointer = next(current?.pointer ?? null);
        if (!pointer) return;
        if (isShared && current && current.pointer.version !== 'dev') return void left.push(app);
        if ((await store.point(app, pointer, current?.revision ?? null)) !== null) return;
      }
    }
  } finally {
    await connection.close();
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
  note: NOTE,
});
