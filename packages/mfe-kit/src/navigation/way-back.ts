/** Travels in the state of a navigation to /login: where to go once signed in. */
export interface WayBack {
  from: string;
}

/** The way back in a location's state, or the home page. Only paths of this site count. */
export function wayBack(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
