import type { AnnouncedRoute, Announcement, ServiceTable } from '@serein/contracts';
import { routeBreaks } from './route-breaks.ts';

/** By called route (`care.listDoctors`): who calls it, as a person reads it ("mfe-care 1a2b (live)"). */
export type Consumers = ReadonlyMap<string, readonly string[]>;

/**
 * What would break for those who call a service when this build of it goes out; one sentence per reason, with the
 * route and its callers. Routes that nobody calls may change freely.
 * @param announced what the running copies answer; null for a service that never ran
 */
export function brokenCalls(announced: Announcement | null, next: ServiceTable, consumers: Consumers): string[] {
  const coming = new Map(next.routes.map((route) => [route.name, route]));
  return (announced?.routes ?? []).flatMap((route) => {
    const callers = consumers.get(`${route.service}.${route.name}`) ?? [];
    return callers.length === 0 ? [] : sentences(route, coming.get(route.name), callers);
  });
}

function sentences(before: AnnouncedRoute, after: AnnouncedRoute | undefined, callers: readonly string[]): string[] {
  const who = `${callers.join(', ')} ${callers.length === 1 ? 'calls' : 'call'} it.`;
  return routeBreaks(before, after).map((broken) => `${before.service}.${before.name} ${broken}; ${who}`);
}
