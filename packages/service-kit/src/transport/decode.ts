import type { Msg } from '@nats-io/transport-node';
import { HEADER } from '../wire.ts';

/** A request as its handler takes it, before validation. */
export interface DecodedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** @returns the request's parts, or null when the body is not JSON */
export function decodeRequest(message: Msg): DecodedRequest | null {
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

/** A key that stands several times becomes an array. */
function fromQueryString(text: string): Record<string, unknown> {
  const search = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
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
