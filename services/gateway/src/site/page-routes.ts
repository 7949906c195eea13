import type { PageRoute } from '@serein/contracts/registry';
import { PageRoutes } from '@serein/contracts/registry/schemas';
import { match } from 'path-to-regexp';
/** The shell's pages: which one an address shows. Matching ignores case (spec 0). */
export class PageTable {
  readonly #pages: { route: PageRoute; matches: (path: string) => boolean }[] = [];

  constructor(routes: readonly PageRoute[]) {
    for (const route of routes) {
      // The catch-all is the page of unknown addresses, which are told apart by matching nothing.
      if (route.path.includes('*')) continue;
      const matches = match(route.path.replace(/\/:(\w+)\?/g, '{/:$1}'), { decode: false });
      this.#pages.push({ route, matches: (path) => matches(path) !== false });
    }
    const rank = ({ route }: { route: PageRoute }): string => route.path.replace(/[^/:]/g, '').replaceAll('/', ' ');
    this.#pages.sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  /** The page of an address, or null for an unknown one. */
  find(path: string): PageRoute | null {
    return this.#pages.find(({ matches }) => matches(path))?.route ?? null;
  }
}

/** @returns null where the file is not a list of routes: such a shell is not fit to be served */
export function readPageRoutes(bytes: Buffer): PageRoute[] | null {
  try {
    return PageRoutes.safeParse(JSON.parse(bytes.toString())).data ?? null;
  } catch {
    return null;
  }
}
