import type { Msg } from '@nats-io/transport-node';
import type { Route } from '@serein/contracts';
import { HEADER } from '@serein/service-kit';
import type { Exchange } from '../http/exchange.ts';
import { etagOf, isFresh } from '../http/freshness.ts';

/** The HTTP status that a service put on its reply, or null where the reply breaks the wire's rules. */
export function statusOf(reply: Msg): number | null {
  const status = Number(reply.headers?.get(HEADER.status));
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : null;
}

/** Passes a reply's bytes on. Public reads carry an ETag, so that an unchanged list is not sent twice. */
export function answer({ req, res }: Exchange, route: Route, status: number, body: Uint8Array): void {
  if (res.headersSent || res.destroyed) return;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const revalidated = status === 200 && route.auth === 'none' && isRead;
  res.setHeader('Cache-Control', revalidated ? 'no-cache' : 'no-store');
  if (revalidated) {
    const etag = `W/${etagOf(body)}`;
    res.setHeader('ETag', etag);
    if (isFresh(req.headers['if-none-match'], etag)) {
      res.writeHead(304).end();
      return;
    }
  }
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
