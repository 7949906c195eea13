import { match } from 'path-to-regexp';
import { z } from 'zod';

/** Written by the shell's build beside its index.html. */
export const PAGE_ROUTES_FILE = 'routes.json';

const PageRoute = z.object({
  /** As the router of the shell knows it. */
  path: z.string(),
  app: z.string(),
  module: z.string().optional(),
  /** An old address: the path to go to instead. */
  redirect: z.string().startsWith('/').optional(),
  /** Chunks of the shell that the page needs, by their paths in its version. */
  files: z.array(z.string()).default([]),
  /** Other modules that the page shows from its start. */
  widgets: z.array(z.object({ app: z.string(), module: z.string() })).default([]),
});

export type PageRoute = z.output<typeof PageRoute>;

const PageRoutes = z.array(PageRoute);

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

/** @throws where the file is not a list of routes: such a shell is not fit to be served */
export function readPageRoutes(bytes: Buffer): PageRoute[] {
  return PageRoutes.parse(JSON.parse(bytes.toString()));
}
