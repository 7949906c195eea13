import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { DEFAULT_DEADLINE_MS, type Route } from '@serein/contracts';
import { HEADER } from '@serein/service-kit';
import type { Exchange } from '../http/exchange.ts';
import type { RouteMatch } from '../routes/route-table.ts';
import type { Caller } from '../session/sessions.ts';

/** What goes to the service: headers and the JSON body's bytes, and how long the answer is waited for. */
export interface BusRequest {
  subject: string;
  headers: MsgHdrs;
  body: Uint8Array;
  timeoutMs: number;
}

/** Puts an HTTP request into the wire's form. The deadline runs from now, when the body has arrived. */
export function toBusRequest(
  { requestId, traceparent, query }: Exchange,
  { route, params }: RouteMatch,
  caller: Caller | null,
  body: Uint8Array,
  stream: boolean,
): BusRequest {
  const timeoutMs = deadlineOf(route);
  const head = headers();
  head.set(HEADER.requestId, requestId);
  head.set(HEADER.traceparent, traceparent);
  head.set(HEADER.deadline, String(Date.now() + timeoutMs));
  if (body.length > 0) head.set(HEADER.contentType, 'application/json');
  if (caller) head.set(HEADER.user, caller.context);
  if (params) head.set(HEADER.params, params);
  // Parsed and written again: a raw query may hold bytes that a header must not.
  if (query) head.set(HEADER.query, new URLSearchParams(query).toString());
  if (stream) head.set(HEADER.accept, 'stream');
  return { subject: route.subject, headers: head, body, timeoutMs };
}

const deadlineOf = (route: Route): number => route.deadlineMs ?? DEFAULT_DEADLINE_MS;
