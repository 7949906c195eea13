import { ERRORS, type ErrorCode } from '@serein/contracts';
import { failure, failureBody } from '@serein/service-kit';
import type { Exchange } from './exchange.ts';

/** An expected failure of a request, on its way to the caller. */
export interface Refusal {
  code: ErrorCode;
  /** The input that was wrong, as a path: `body.email`. */
  field?: string;
  /** A better sentence than the catalogue's. */
  message?: string;
  /** Where there are several: one sentence each. */
  reasons?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** The failure as JSON text (`FailureBody`). */
export function refusalText({ code, field, message, reasons }: Refusal, requestId: string): string {
  const detail = { ...(field === undefined ? {} : { field }), ...(message === undefined ? {} : { message }) };
  return JSON.stringify({ ...failureBody(failure(code, detail), requestId), ...(reasons ? { reasons } : {}) });
}

/** Answers with the status and the sentence of the error catalogue. Says nothing when the caller has gone. */
export function refuse({ req, res, requestId }: Exchange, refusal: Refusal): void {
  if (res.headersSent || res.destroyed) return;
  const body = Buffer.from(refusalText(refusal, requestId));
  for (const [name, value] of Object.entries(refusal.headers ?? {})) res.setHeader(name, value);
  // What is left of the body is not read, so the connection cannot be used again.
  if (!req.complete) res.setHeader('Connection', 'close');
  res.writeHead(ERRORS[refusal.code].status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
