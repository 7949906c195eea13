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
  const text = await response.text().catch((error: unknown) => {
    throw networkFailure(error, options?.signal);
  });
  const body = parse(text);
  if (body === undefined) throw errorFromAnswer(500, null);
  // The service checked the answer's shape against the same contract.
  return body as ResponseOf<R>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
