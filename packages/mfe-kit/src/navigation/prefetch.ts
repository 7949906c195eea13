type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher = () => {};

/** Host only: what fetches the code behind a path before it is visited. */
export function prefetchWith(next: Prefetcher): void {
  prefetcher = next;
}

/** Asks the host to fetch the code behind a path of this site; does nothing for what it knows already. */
export const prefetch = (path: string): void => prefetcher(path);
