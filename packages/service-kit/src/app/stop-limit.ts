import { DEFAULT_DEADLINE_MS, type Route } from '@serein/contracts';

/** Besides the requests in hand: other copies are asked for their routes, events published, connections closed. */
const LEAVING_MS = 10_000;

/** How long a request of these routes may be in hand: nobody waits for its answer any longer. */
export const longestDeadlineMs = (routes: readonly Route[]): number =>
  Math.max(0, ...routes.map(({ deadlineMs = DEFAULT_DEADLINE_MS }) => deadlineMs));

/** A service with these routes that has not stopped after this time will not. Whoever stops it waits longer. */
export const stopLimitMs = (routes: readonly Route[]): number => longestDeadlineMs(routes) + LEAVING_MS;
