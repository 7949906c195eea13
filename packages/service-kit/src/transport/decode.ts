import type { Msg } from '@nats-io/transport-node';
import { HEADER } from '../wire.ts';

/** A request as its handler takes it, before validation. */
export interface DecodedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** @returns the request's parts, or null when the body is not JSON */
export function decodeRequest(message: Pick<Msg, 'data' | 'headers'>): DecodedRequest | null {
  const body = decodeBody(message.data);
  if (body === undefined) return null;
  return {
    params: fromQueryString(message.headers?.get(HEADER.params) ?? ''),
    query: fromQueryString(message.headers?.get(HEADER.query) ?? ''),
    body,
  };
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeBody(data: Uint8Array): unknown {
  if (data.length === 0) return {};
  try {
    return JSON.parse(strictUtf8.decode(data));
  } catch {
    return undefined;
  }
}

/** A key that stands several times becomes an array. In one pass: a caller may send thousands of keys. */
function fromQueryString(text: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    const before = fields.get(key);
    if (before === undefined) fields.set(key, value);
    else if (Array.isArray(before)) before.push(value);
    else fields.set(key, [before, value]);
  }
  return Object.fromEntries(fields);
}

/** Nobody waits longer; timers could not count much longer either. */
const MAX_DEADLINE_MS = 10 * 60 * 1000;

/** @returns the deadline in epoch milliseconds: the caller's, or the route's own from now on */
export function deadlineOf(message: Msg, defaultMs: number): number {
  const header = message.headers?.get(HEADER.deadline);
  const deadline = header ? Number(header) : Number.NaN;
  if (!Number.isFinite(deadline)) return Date.now() + defaultMs;
  return Math.min(deadline, Date.now() + MAX_DEADLINE_MS);
}
