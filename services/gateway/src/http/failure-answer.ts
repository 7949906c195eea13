import { ERRORS, type ErrorCode } from '@serein/contracts';
import { failure, failureBody } from '@serein/service-kit';
import type { Exchange } from './exchange.ts';

/** For so long a refused caller may go on sending: whose connection is closed before does not get to read the answer. */
const LINGER_MS = 30_000;

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
  const isSending = !req.complete && req.method !== 'HEAD';
  if (isSending) res.setHeader('Connection', 'close');
  res.writeHead(ERRORS[refusal.code].status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  if (!isSending) {
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  res.write(body);
  // What is left of the body is let go.
  req.resume();
  const end = (): unknown => res.end();
  const impatience = setTimeout(end, LINGER_MS);
  res.once('close', () => clearTimeout(impatience));
  req.once('close', end);
}
