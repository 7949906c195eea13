import type { AppName } from '../routes.ts';

/** What the shell reads of a remote's mf-manifest.json. */
export interface RemoteManifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: readonly {
    name: string;
    assets: { js: { sync: readonly string[] }; css: { sync: readonly string[] } };
  }[];
}

/** The live version of a remote, as the gateway wrote it into the page. */
export interface RemotePointer {
  version: string;
  /** The folder of its files, with a slash at the end: `/site/care/1a2b/`, or a development server. */
  base: string;
  manifest: RemoteManifest;
}

export type RemoteName = Exclude<AppName, 'shell'>;

/** As the gateway writes it: without a manifest for a development server, whose manifest changes. */
type WrittenPointer = Omit<RemotePointer, 'manifest'> & { manifest: RemoteManifest | null };

const written: Partial<Record<RemoteName, WrittenPointer>> = readRegistry();
const known = new Map<RemoteName, Promise<RemotePointer>>();

function readRegistry(): Partial<Record<RemoteName, WrittenPointer>> {
  const text = document.getElementById('serein-registry')?.textContent;
  return text ? (JSON.parse(text).remotes ?? {}) : {};
}

async function complete(remote: RemoteName): Promise<RemotePointer> {
  const pointer = written[remote];
  if (!pointer) throw new Error(`The site has no version of ${remote}`);
  const { version, base, manifest } = pointer;
  if (manifest) return { version, base, manifest };
  const response = await fetch(`${base}mf-manifest.json`);
  if (!response.ok) throw new Error(`No manifest at ${base}: ${response.status}`);
  return { version, base, manifest: await response.json() };
}

/**
 * The live version of a remote. Asks the network only for development servers.
 * @throws where the site has none, or the development server does not answer
 */
export function pointerOf(remote: RemoteName): Promise<RemotePointer> {
  const pending = known.get(remote);
  if (pending) return pending;
  const promise = complete(remote);
  known.set(remote, promise);
  promise.catch(() => known.delete(remote));
  return promise;
}

/** The files of one exposed module: the entry first, then its scripts and styles; null when it is not exposed. */
export function filesOf(pointer: RemotePointer, module: string): { scripts: string[]; styles: string[] } | null {
  const exposed = pointer.manifest.exposes.find(({ name }) => name === module);
  if (!exposed) return null;
  const at = (file: string) => pointer.base + file;
  return {
    scripts: [pointer.manifest.metaData.remoteEntry.name, ...exposed.assets.js.sync].map(at),
    styles: exposed.assets.css.sync.map(at),
  };
}
