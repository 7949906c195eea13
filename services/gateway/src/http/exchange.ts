import { randomBytes, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';

/** One HTTP request on its way: the two ends, and how it is named in logs, answers and traces. */
export interface Exchange {
  req: Request;
  res: Response;
  requestId: string;
  /** W3C trace context: the caller's trace continued, or a new one. */
  traceparent: string;
  /** Path without the query, percent-encoded as it came. */
  path: string;
  /** Query without the question mark, as it came. */
  query: string;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/** Names the request and tells the caller the name. */
export function beginExchange(req: Request, res: Response): Exchange {
  const requestId = randomUUID();
  res.setHeader('X-Request-Id', requestId);
  const mark = req.originalUrl.indexOf('?');
  return {
    req,
    res,
    requestId,
    traceparent: traceparentFrom(req.headers.traceparent),
    path: mark < 0 ? req.originalUrl : req.originalUrl.slice(0, mark),
    query: mark < 0 ? '' : req.originalUrl.slice(mark + 1),
  };
}

function traceparentFrom(header: string | string[] | undefined): string {
  const given = typeof header === 'string' ? TRACEPARENT.exec(header) : null;
  const fresh = randomBytes(24).toString('hex');
  const span = fresh.slice(0, 16);
  return given ? `00-${given[1]}-${span}-${given[2]}` : `00-${fresh.slice(16)}-${span}-01`;
}
