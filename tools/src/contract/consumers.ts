import type { NatsConnection } from '@nats-io/transport-node';
import type { Announcement } from '@serein/contracts';
import { MANIFEST_FILE, type Pointer } from '@serein/contracts/registry';
import { HostManifest } from '@serein/contracts/registry/schemas';
import { RegistryStore } from '@serein/registry';
import { openBucket } from '@serein/registry/jetstream';
import { APPS } from '../workspace.ts';
import type { Consumers } from './check-contract.ts';

/** Where services announce themselves (packages/service-kit/src/wire.ts). */
const ROUTES_BUCKET = 'routes';

const Calls = HostManifest.pick({ calls: true });

export interface SiteContracts {
  /** By service. */
  announced: ReadonlyMap<string, Announcement>;
  consumers: Consumers;
  /** Whose calls could not be read, so that nobody knows what would break for them. */
  unread: readonly string[];
}

/** What the services of a site announce, and who calls them: other services, and the app versions that visitors get. */
export async function readContracts(connection: NatsConnection): Promise<SiteContracts> {
  const announced = await readAnnouncements(connection);
  const consumers = new Map<string, string[]>();
  const add = (caller: string, calls: readonly string[]) => {
    for (const call of new Set(calls)) consumers.set(call, [...(consumers.get(call) ?? []), caller]);
  };
  for (const [service, { calls = [] }] of announced) add(`the service ${service}`, calls);

  const store = await RegistryStore.open(connection);
  const unread: string[] = [];
  for (const [app, { pointer }] of await store.pointers()) {
    for (const [version, state] of versionsOf(pointer)) {
      const caller = `${folderOf(app)} ${version.slice(0, 8)} (${state})`;
      const calls = await callsOf(store, app, version);
      if (calls) add(caller, calls);
      else unread.push(caller);
    }
  }
  return { announced, consumers, unread };
}

async function readAnnouncements(connection: NatsConnection): Promise<Map<string, Announcement>> {
  const bucket = await openBucket(connection, ROUTES_BUCKET);
  const announced = new Map<string, Announcement>();
  for await (const service of await bucket.keys()) {
    const entry = await bucket.get(service);
    if (entry?.operation === 'PUT') announced.set(service, entry.json<Announcement>());
  }
  return announced;
}

/** Those that visitors get; a dev server has no version. */
function versionsOf({ version, previous, canary }: Pointer): [version: string, state: string][] {
  const versions: [string | null | undefined, string][] = [
    [version === 'dev' ? null : version, 'live'],
    [previous, 'previous'],
    [canary?.version, 'canary'],
  ];
  return versions.filter((entry): entry is [string, string] => Boolean(entry[0]));
}

async function callsOf(store: RegistryStore, app: string, version: string): Promise<string[] | null> {
  const bytes = await store.readFile(app, version, MANIFEST_FILE);
  try {
    return Calls.parse(JSON.parse(new TextDecoder().decode(bytes ?? undefined))).calls;
  } catch {
    return null;
  }
}

const folderOf = (app: string): string => APPS.find(({ name }) => name === app)?.folder ?? app;
