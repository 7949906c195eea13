import type { Route } from '@serein/contracts';
import { z } from 'zod';

const FileField = z.object({
  kind: z.enum(['image', 'audio', 'document']),
  maxBytes: z.number().int().positive(),
  visibility: z.enum(['public', 'private']),
});

const AnnouncedRoute = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** /api/files and /api/registry are the gateway's own. */
  path: z.string().regex(/^\/api\/(?!(files|registry)(\/|$))\S+$/i),
  auth: z.enum(['none', 'optional', 'session', 'admin']),
  body: z.enum(['none', 'json', 'multipart']).optional(),
  files: z.record(z.string(), FileField).optional(),
  stream: z.boolean().optional(),
  maxBodyBytes: z.number().int().positive().optional(),
  deadlineMs: z.number().int().positive().optional(),
  rate: z
    .object({
      max: z.number().int().positive(),
      windowSeconds: z.number().positive(),
      per: z.enum(['address', 'user']),
    })
    .optional(),
  tokenHeader: z.string().optional(),
  service: z.string(),
  name: z.string(),
  subject: z.string(),
});

const Announcement = z.object({ service: z.string(), routes: z.array(z.unknown()) });

/** A route table as a service announced it; routes that the gateway cannot serve are named with the reason. */
export interface ReadAnnouncement {
  routes: Route[];
  refused: { route: unknown; reason: string }[];
}

/**
 * Reads the value of a service's key in the bucket `routes`. A service may announce only its own subjects.
 */
export function readAnnouncement(service: string, text: string): ReadAnnouncement {
  const announcement = Announcement.safeParse(parseJson(text));
  if (!announcement.success)
    return { routes: [], refused: [{ route: text.slice(0, 200), reason: 'not a route table' }] };
  const read: ReadAnnouncement = { routes: [], refused: [] };
  for (const candidate of announcement.data.routes) {
    const route = AnnouncedRoute.safeParse(candidate);
    if (!route.success) read.refused.push({ route: candidate, reason: z.prettifyError(route.error) });
    else if (route.data.subject !== `rpc.${service}.${route.data.name}`)
      read.refused.push({ route: candidate, reason: 'the subject is not of this service' });
    else read.routes.push(withoutUndefined(route.data));
  }
  return read;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** zod's optional keys allow undefined, the contract's do not. */
function withoutUndefined(route: z.output<typeof AnnouncedRoute>): Route {
  return JSON.parse(JSON.stringify(route));
}
