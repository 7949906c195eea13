import type { PageRoute } from '@serein/contracts/registry';
import { PageRoutes } from '@serein/contracts/registry/schemas';
import { match } from 'path-to-regexp';

/** @throws for a path that is no pattern of addresses */
function matcherOf(path: string): (address: string) => boolean {
  const matches = match(path.replace(/\/:(\w+)\?/g, '{/:$1}'), { decode: false });
  return (address) => matches(address) !== false;
}

/** The shell's pages: which one an address shows. Matching ignores case (spec 0). */
export class PageTable {
  readonly #pages: { route: PageRoute; matches: (path: string) => boolean }[] = [];

  /** @throws where a path is no pattern of addresses */
  constructor(routes: readonly PageRoute[]) {
    for (const route of routes) {
      // The catch-all is the page of unknown addresses, which are told apart by matching nothing.
      if (route.path.includes('*')) continue;
      this.#pages.push({ route, matches: matcherOf(route.path) });
    }
    const rank = ({ route }: { route: PageRoute }): string => route.path.replace(/[^/:]/g, '').replaceAll('/', ' ');
    this.#pages.sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  /** The page of an address, or null for an unknown one. */
  find(path: string): PageRoute | null {
    return this.#pages.find(({ matches }) => matches(path))?.route ?? null;
  }
}

/** @returns null where the file is not a list of routes that can be matched: such a shell is not fit to be served */
export function readPages(bytes: Buffer): { routes: PageRoute[]; pages: PageTable } | null {
  try {
    const routes = PageRoutes.parse(JSON.parse(bytes.toString()));
    return { routes, pages: new PageTable(routes) };
  } catch {
    return null;
  }
}

/**
 * Why a shell with these routes could not be served.
 * @param routes the parsed content of its `ROUTES_FILE`; of another shape, it is the gate's own business
 * @returns a sentence for each path that no address can be matched with
 */
export function unmatchable(routes: unknown): string[] {
  return (PageRoutes.safeParse(routes).data ?? []).flatMap((route) => {
    try {
      new PageTable([route]);
      return [];
    } catch {
      return [`${route.path} cannot be the address of a page: no address can be matched with it.`];
    }
  });
}
