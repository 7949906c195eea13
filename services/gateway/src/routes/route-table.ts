import type { HttpMethod, Route } from '@serein/contracts';
import { type MatchFunction, match } from 'path-to-regexp';

/** A route with what the gateway derives from it once, when it is announced. */
export interface RouteMatch {
  route: Route;
  /** As the query string that the service reads. */
  params: string;
}

export type Lookup = { found: RouteMatch } | { allowed: HttpMethod[] } | { malformed: true } | { unknown: true };

export interface Conflict {
  route: Route;
  /** The service that had the path first and keeps it. */
  keptBy: string;
}

interface Pattern {
  route: Route;
  matches: MatchFunction<Record<string, string | string[]>>;
  rank: string;
}

/**
 * All announced routes. Immutable: an announcement makes a new table, so a request sees one state only.
 * Static segments win over parameters, whatever the order of announcement.
 */
export class RouteTable {
  readonly conflicts: Conflict[] = [];
  readonly routes: Route[] = [];
  readonly #exact = new Map<string, Route>();
  readonly #patterns: Pattern[] = [];

  /** @param services route tables by service; where two services name one address, the first keeps it. */
  constructor(services: Iterable<readonly Route[]>) {
    const owners = new Map<string, string>();
    for (const routes of services) for (const route of routes) this.#add(route, owners);
    this.#patterns.sort((a, b) => a.rank.localeCompare(b.rank));
  }

  #add(route: Route, owners: Map<string, string>): void {
    const address = `${route.method} ${shapeOf(route.path)}`;
    const owner = owners.get(address);
    if (owner !== undefined) {
      this.conflicts.push({ route, keptBy: owner });
      return;
    }
    owners.set(address, route.service);
    this.routes.push(route);
    if (isStatic(route.path)) this.#exact.set(`${route.method} ${normalise(route.path)}`, route);
    else this.#patterns.push({ route, matches: match(route.path), rank: rankOf(route.path) });
  }

  /** @param path the request's path without its query, still percent-encoded. */
  find(method: string, path: string): Lookup {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const exact = this.#exact.get(`${wanted} ${normalise(path)}`);
    if (exact) return { found: { route: exact, params: '' } };
    try {
      for (const { route, matches } of this.#patterns) {
        if (route.method !== wanted) continue;
        const result = matches(path);
        if (result) return { found: { route, params: queryString(result.params) } };
      }
      const allowed = this.#methodsOf(path);
      return allowed.length > 0 ? { allowed } : { unknown: true };
    } catch (error) {
      // decodeURIComponent on a broken percent sequence.
      if (error instanceof URIError || error instanceof TypeError) return { malformed: true };
      throw error;
    }
  }

  #methodsOf(path: string): HttpMethod[] {
    const methods: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];
    return methods.filter(
      (method) =>
        this.#exact.has(`${method} ${normalise(path)}`) ||
        this.#patterns.some(({ route, matches }) => route.method === method && matches(path)),
    );
  }
}

const isStatic = (path: string): boolean => !/[:*{(]/.test(path);

const normalise = (path: string): string => {
  const lower = path.toLowerCase();
  return lower.endsWith('/') ? lower.slice(0, -1) : lower;
};

/** Two paths with the same shape match the same addresses. */
const shapeOf = (path: string): string => normalise(path.replace(/:[A-Za-z_]\w*/g, ':'));

/** Sorts static segments before parameters before wildcards, at the first segment that differs. */
const rankOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (/[*{]/.test(segment) ? '2' : segment.includes(':') ? '1' : '0'))
    .join('');

function queryString(params: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const part of Array.isArray(value) ? value : [value ?? '']) query.append(name, part);
  }
  return query.toString();
}
