import { headers, type Msg, type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node';
import type { RequestOf, ResponseOf } from '@serein/contracts';
import { DEFAULT_DEADLINE_MS, ERRORS, type ErrorCode, type Route } from '@serein/contracts';
import { z } from 'zod';
import { type Failure, failure } from '../failures/failure.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { fits } from '../transport/reply.ts';
import { HEADER } from '../wire.ts';

const FailureAnswer = z.object({
  code: z.string().refine((code): code is ErrorCode => Object.hasOwn(ERRORS, code)),
  message: z.string(),
  field: z.string().optional(),
});

/** What of the request's context travels on. */
type Caller = Pick<RequestContext, 'requestId' | 'deadline' | 'userToken' | 'traceparent'>;

/** Asks other services, on behalf of the request in hand. */
export class ServiceClient {
  private readonly allowed: ReadonlySet<string>;

  /** @param calls the routes that the service says it calls */
  constructor(
    private readonly nc: NatsConnection,
    calls: readonly Route[],
  ) {
    this.allowed = new Set(calls.map(({ subject }) => subject));
  }

  /**
   * @param caller the request in hand: its id, trace, user and remaining time travel on
   * @returns the other service's data, or a failure: its own, or unavailable (nobody listens),
   *   tooLate (the deadline passed), tooLarge (the request does not fit into a message)
   * @throws Error for a route that the service does not name among its `calls`: its owner could not know of the caller
   */
  async request<R extends Route>(
    route: R,
    parts: Partial<RequestOf<R>>,
    caller: Caller,
  ): Promise<ResponseOf<R> | Failure> {
    if (!this.allowed.has(route.subject)) throw new Error(`${route.subject} is not among the calls of this service.`);
    const timeout = Math.min(caller.deadline - Date.now(), route.deadlineMs ?? DEFAULT_DEADLINE_MS);
    if (timeout <= 0) return failure('tooLate');
    const bytes = new TextEncoder().encode(parts.body === undefined ? '' : JSON.stringify(parts.body));
    const head = requestHeaders(parts, caller, Date.now() + timeout);
    const headerBytes = [...head].reduce((sum, [key, values]) => sum + key.length + 4 + values.join('').length, 64);
    if (!fits(this.nc, bytes, headerBytes)) return failure('tooLarge');
    try {
      return readAnswer<R>(await this.nc.request(route.subject, bytes, { timeout, headers: head }));
    } catch (error) {
      if (error instanceof TimeoutError) return failure('tooLate');
      if (error instanceof RequestError && error.isNoResponders()) return failure('unavailable');
      throw error;
    }
  }
}

function requestHeaders(parts: { params?: unknown; query?: unknown }, caller: Caller, deadline: number) {
  const head = headers();
  head.set(HEADER.requestId, caller.requestId);
  head.set(HEADER.deadline, String(deadline));
  if (caller.userToken) head.set(HEADER.user, caller.userToken);
  if (caller.traceparent) head.set(HEADER.traceparent, caller.traceparent);
  if (parts.params) head.set(HEADER.params, toQueryString(parts.params));
  if (parts.query) head.set(HEADER.query, toQueryString(parts.query));
  return head;
}

/** Arrays become repeated keys; undefined ones are left out. */
export function toQueryString(values: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  return search.toString();
}

function readAnswer<R extends Route>(message: Msg): ResponseOf<R> | Failure {
  const answer: unknown = message.json();
  if (message.headers?.get(HEADER.status) === '200') {
    const { success: _, ...data } = z.looseObject({ success: z.literal(true) }).parse(answer);
    // The other side is typed by the same contract; checking it again would cost every call.
    return data as ResponseOf<R>;
  }
  const refused = FailureAnswer.safeParse(answer);
  if (!refused.success) return failure('unexpected');
  const { code, message: text, field } = refused.data;
  return failure(code, { message: text, ...(field === undefined ? {} : { field }) });
}
