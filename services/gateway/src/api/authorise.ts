import type { Route } from '@serein/contracts';
import type { Request } from 'express';
import type { Refusal } from '../http/failure-answer.ts';
import type { Caller, Sessions } from '../session/sessions.ts';

export type Authorisation = { caller: Caller | null } | { refusal: Refusal };

/** Lets a request through to its route, with the caller known, or says why not. */
export function authorise(req: Request, route: Route, sessions: Sessions): Authorisation {
  if (route.auth === 'none') return { caller: null };
  const token = tokenOf(req, route.tokenHeader);
  const caller = token === undefined ? null : sessions.callerOf(token);
  if (route.auth === 'optional') return { caller };
  if (!caller) return { refusal: { code: token === undefined ? 'notSignedIn' : 'sessionExpired' } };
  if (route.auth === 'admin' && caller.role !== 'admin') return { refusal: { code: 'notAllowed' } };
  return { caller };
}

/** The token of `Authorization: Bearer …`, or of the other header that the route names. */
export function tokenOf(req: Request, otherHeader?: string): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (bearer !== undefined || otherHeader === undefined) return bearer;
  const other = req.headers[otherHeader.toLowerCase()];
  return typeof other === 'string' && other !== '' ? other : undefined;
}
