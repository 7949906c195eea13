import { getInstance } from '@module-federation/runtime';
import type { RemoteRelease } from '@serein/contracts/registry';

/** How long an entry may take, in milliseconds; the build sets the same for the files behind it. */
const ENTRY_MS = 15_000;
/** A module whose files are there is at hand: this ends what would never end. */
const MODULE_MS = ENTRY_MS + 1_000;

const SCOPE = 'default';

/** What a remote's entry defines (Module Federation's container). */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Loads one exposed module of one version. Versions do not know of each other: each has its own container.
 * @param attempt from 0; a later one asks the network again, since a stored copy may be what is broken
 * @throws where a file does not arrive in time or is not what it should be
 */
export async function loadExposed(release: RemoteRelease, module: string, attempt: number): Promise<unknown> {
  const container = await containerOf(release, attempt);
  if (attempt > 0) await within(MODULE_MS, renewCopies(release, module));
  const factory = await within(MODULE_MS, container.get(`./${module}`));
  return factory();
}

/** Replaces what the browser has stored of a module's files. Whether they are there now, its loading shows. */
async function renewCopies({ base, modules }: RemoteRelease, module: string): Promise<void> {
  const { js = [], css = [] } = modules[module] ?? {};
  const renew = async (file: string) => (await fetch(base + file, { cache: 'reload' })).arrayBuffer();
  await Promise.allSettled([...js, ...css].map(renew));
}

function containerOf(release: RemoteRelease, attempt: number): Promise<Container> {
  const known = containers.get(release.base);
  if (known) return known;
  const container = within(ENTRY_MS, openContainer(release, attempt));
  containers.set(release.base, container);
  container.catch(() => containers.delete(release.base));
  return container;
}

async function openContainer({ base, entry, container: name, integrity }: RemoteRelease, attempt: number) {
  await runScript(`${base}${entry}${attempt > 0 ? `?again=${attempt}` : ''}`, integrity);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${base}${entry} does not define ${name}.`);
  const host = getInstance();
  if (!host) throw new Error('The host shares nothing.');
  const shareScopeMap = host.shareScopeMap;
  // Not enumerable, as the federation's runtime does it: the remote's own runtime copies the rest.
  const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', {
    value: shareScopeMap,
  });
  await container.init(shareScopeMap[SCOPE] ?? {}, [], options);
  return container;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** With the same attributes as the gateway's preload link, so that one download serves both. */
function runScript(source: string, integrity: string | null): Promise<void> {
  const script = document.createElement('script');
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.fetchPriority = 'high';
  script.src = source;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} did not load.`));
    document.head.append(script);
  }).finally(() => script.remove());
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
