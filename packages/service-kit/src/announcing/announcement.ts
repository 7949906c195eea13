import { isDeepStrictEqual } from 'node:util';
import type { AnnouncedRoute, Announcement, ServiceTable } from '@serein/contracts';
import { z } from 'zod';
import { tableHash } from './service-table.ts';

/** How many tables keep their place in the order: more than are ever about at one time. */
const REMEMBERED = 16;

/**
 * What has to be announced so that `table` is in it. Routes of other tables stay; of a route that several tables have,
 * the definition of the newest one counts.
 * @returns `current` itself where nothing is missing, so that copies which agree write nothing
 */
export function withTable(current: Announcement | null, table: ServiceTable): Announcement {
  if (!current) return { ...table, tables: [tableHash(table)] };
  const hash = tableHash(table);
  const tables = current.tables.includes(hash) ? current.tables : [...current.tables, hash].slice(-REMEMBERED);
  const merged = {
    ...current,
    tables,
    routes: mergedRoutes(current.routes, table.routes, tables.at(-1) === hash),
    calls: [...new Set([...current.calls, ...table.calls])],
  };
  return isDeepStrictEqual(merged, current) ? current : merged;
}

/**
 * What the given tables have together, and nothing else: the announcement once it is known which copies there are.
 * @param order the hashes of all known tables, the newest last
 */
export function ofTables(tables: readonly [ServiceTable, ...ServiceTable[]], order: readonly string[]): Announcement {
  const byHash = new Map(tables.map((table) => [tableHash(table), table]));
  let routes: AnnouncedRoute[] = [];
  const calls = new Set<string>();
  for (const hash of order) {
    const table = byHash.get(hash);
    if (!table) continue;
    routes = mergedRoutes(routes, table.routes, true);
    for (const call of table.calls) calls.add(call);
  }
  return { service: tables[0].service, routes, calls: [...calls], tables: order };
}

/**
 * Whether the given tables have all that is announced. Then there is nothing to withdraw, whoever else has a part in it.
 */
export function haveAll(tables: readonly ServiceTable[], current: Announcement): boolean {
  const [first, ...rest] = tables;
  if (!first) return false;
  const left = ofTables([first, ...rest], current.tables);
  const routes = new Map(left.routes.map((route) => [route.name, route]));
  return (
    current.routes.every((route) => isDeepStrictEqual(route, routes.get(route.name))) &&
    current.calls.every((call) => left.calls.includes(call))
  );
}

function mergedRoutes(
  standing: readonly AnnouncedRoute[],
  own: readonly AnnouncedRoute[],
  replace: boolean,
): AnnouncedRoute[] {
  const replacing = new Map(replace ? own.map((route) => [route.name, route]) : []);
  const names = new Set(standing.map(({ name }) => name));
  return [
    ...standing.map((route) => replacing.get(route.name) ?? route),
    ...own.filter(({ name }) => !names.has(name)),
  ];
}

const Stored = z.object({
  service: z.string(),
  routes: z.array(z.object({ name: z.string() })),
  calls: z.array(z.string()).optional(),
  tables: z.array(z.string()).optional(),
});

/** @returns null for what is no announcement */
export function readAnnouncement(text: string): Announcement | null {
  try {
    // Copies of the same service wrote it; the gateway checks each route before it serves it.
    const stored: Announcement = JSON.parse(text);
    return Stored.safeParse(stored).success
      ? { ...stored, calls: stored.calls ?? [], tables: stored.tables ?? [] }
      : null;
  } catch {
    return null;
  }
}
