import type { ModuleEntry } from './module-entry.ts';

/** Begins an attempt; `drop` makes the next question for the module a new one. */
type Open = (id: string, drop: () => void) => ModuleEntry;

interface Known {
  entry: ModuleEntry;
  /** Somebody waits for it or has seen it, rather than a prefetch. */
  isVisited: boolean;
  hasFailed: boolean;
}

/** The attempts of a page to have modules, one for each at a time. */
export class Entries {
  readonly #byKey = new Map<string, Known>();
  #count = 0;

  /** The module for somebody who waits for it. One whose prefetch failed is tried anew. */
  visit(key: string, open: Open): ModuleEntry {
    const known = this.#byKey.get(key) ?? this.#open(key, open);
    const { entry } = known;
    if (known.isVisited) return entry;
    if (known.hasFailed) {
      entry.forget();
      return this.visit(key, open);
    }
    known.isVisited = true;
    entry.component.catch((error) => entry.crashed(error));
    return entry;
  }

  /** Begins to load the module, once: a failure is nobody's until the visit. */
  prefetch(key: string, open: Open): void {
    if (!this.#byKey.has(key)) this.#open(key, open);
  }

  #open(key: string, open: Open): Known {
    const drop = () => {
      if (this.#byKey.get(key) === known) this.#byKey.delete(key);
    };
    const known = { entry: open(`${key} ${this.#count++}`, drop), isVisited: false, hasFailed: false };
    this.#byKey.set(key, known);
    known.entry.component.catch(() => {
      known.hasFailed = true;
    });
    return known;
  }
}
