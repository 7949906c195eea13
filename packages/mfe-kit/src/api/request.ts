import { DEFAULT_DEADLINE_MS, type RequestOf, type Route } from '@serein/contracts';
import { currentToken, tokenRefused } from '../session/token.ts';
import { callAddress } from './address.ts';
import { ApiError, errorFromAnswer, offlineError, tooLateError } from './api-error.ts';
import { readRevision } from './revision.ts';

type Optional<T, K extends string> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T };

/** The parts of a call; a part that the route does not take, or whose fields are all optional, may be left out. */
export type CallOptions<R extends Route> = Optional<RequestOf<R>['params'], 'params'> &
  Optional<RequestOf<R>['query'], 'query'> &
  (Record<never, never> extends RequestOf<R>['body']
    ? { body?: RequestOf<R>['body'] | FormData }
    : { body: RequestOf<R>['body'] | FormData }) & { signal?: AbortSignal };

/** The same, with the types worn off: what `send` works on. */
export interface LooseOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
}

/** The gateway answers within the route's deadline; this much later we take the network for dead. */
const NETWORK_ALLOWANCE_MS = 10_000;

/**
 * Sends one call and returns the answer when its status is good.
 * @throws ApiError for every failure but an abort by the caller's own signal
 */
export async function send(route: Route, options: LooseOptions, accept: string): Promise<Response> {
  const token = route.auth === 'none' ? null : currentToken();
  const headers: Record<string, string> = { accept };
  if (token) headers.authorization = `Bearer ${token}`;

  const isForm = options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers['content-type'] = 'application/json';

  const limit =
    route.stream || isForm
      ? []
      : [AbortSignal.timeout((route.deadlineMs ?? DEFAULT_DEADLINE_MS) + NETWORK_ALLOWANCE_MS)];
  const signals = options.signal ? [options.signal, ...limit] : limit;

  const response = await fetch(callAddress(route.path, options.params, options.query), {
    method: route.method,
    headers,
    body:
      options.body instanceof FormData
        ? options.body
        : options.body === undefined
          ? null
          : JSON.stringify(options.body),
    signal: firstOf(signals),
  }).catch((error: unknown) => {
    throw networkFailure(error, options.signal);
  });
  readRevision(response);
  if (response.ok) return response;

  const failure = errorFromAnswer(response.status, await response.json().catch(() => null));
  if (token && endsSession(failure)) tokenRefused(token);
  throw failure;
}

/** Aborts with the first of them: AbortSignal.any, which the oldest browsers that we build for lack. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}

/** The failure of a fetch or of reading its body, as the caller should see it. */
export function networkFailure(error: unknown, callersSignal: AbortSignal | undefined): unknown {
  if (callersSignal?.aborted) return error;
  if (error instanceof ApiError) return error;
  return error instanceof DOMException && error.name === 'TimeoutError' ? tooLateError() : offlineError();
}

const endsSession = (failure: ApiError): boolean =>
  failure.status === 401 && (failure.code === 'sessionExpired' || failure.code === 'notSignedIn');
