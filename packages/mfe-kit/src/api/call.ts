import type { ResponseOf, Route } from '@serein/contracts';
import { errorFromAnswer } from './api-error.ts';
import { type CallOptions, networkFailure, send } from './request.ts';

type Rest<T> = Record<never, never> extends T ? [options?: T] : [options: T];

/**
 * Calls one route of the contracts, with the session's token when the route takes one.
 * `body` is sent as JSON; a FormData is sent as it is (multipart routes).
 * @returns the answer, without its `success` flag in the type
 * @throws ApiError, whose `message` is fit to show; or the abort of the caller's `signal`
 */
export async function call<R extends Route>(route: R, ...[options]: Rest<CallOptions<R>>): Promise<ResponseOf<R>> {
  const response = await send(route, options ?? {}, 'application/json');
  const body: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? errorFromAnswer(500, null) : networkFailure(error, options?.signal);
  });
  // The service checked the answer's shape against the same contract.
  return body as ResponseOf<R>;
}
