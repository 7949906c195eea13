import { registryRoutes, type SiteRegistry } from '@serein/contracts/registry';

const VISITORS = 8;
const PATHS = ['/', '/courses', '/doctors', '/forum'];

export interface Visits {
  requests: number;
  /** What went wrong, one line each. */
  failures: string[];
}

/**
 * Visitors who open one page after the other: its document, and from there the scripts and styles that the document
 * and the registry in it name, as a browser with an empty cache asks for them.
 */
export class PageVisits {
  readonly #visits: Visits = { requests: 0, failures: [] };
  readonly #visitors: Promise<void>[];
  #isOver = false;

  constructor(private readonly siteUrl: string) {
    this.#visitors = Array.from({ length: VISITORS }, (_, visitor) => this.#visit(visitor));
  }

  async end(): Promise<Visits> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
    return this.#visits;
  }

  async #visit(visitor: number): Promise<void> {
    for (let page = visitor; !this.#isOver; page++) {
      const html = await this.#get(PATHS[page % PATHS.length] ?? '/', 'text/html');
      if (html === null) continue;
      const [, registry = '{}'] = /id="serein-registry">([^<]*)/.exec(html) ?? [];
      const { remotes = {} } = JSON.parse(registry) as Partial<SiteRegistry>;
      const files = new Set([...html.matchAll(/(?:src|href)="(\/site\/[^"]+)"/g)].map(([, path = '']) => path));
      for (const { live, previous } of Object.values(remotes))
        for (const release of [live, previous])
          if (release && 'entry' in release) files.add(release.base + release.entry);
      await Promise.all([...files].map((path) => this.#get(path, path.endsWith('.css') ? 'text/css' : 'javascript')));
      await this.#get(registryRoutes.live.path, 'application/json');
    }
  }

  async #get(path: string, type: string): Promise<string | null> {
    this.#visits.requests += 1;
    try {
      const answer = await fetch(this.siteUrl + path);
      const text = await answer.text();
      if (answer.ok && answer.headers.get('content-type')?.includes(type)) return text;
      this.#visits.failures.push(`${answer.status} ${answer.headers.get('content-type')} ${path}`);
    } catch (error) {
      this.#visits.failures.push(`${String(error)} ${path}`);
    }
    return null;
  }
}
