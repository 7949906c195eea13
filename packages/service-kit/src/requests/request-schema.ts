import type { ResponseOf, Route } from '@serein/contracts';
import { z } from 'zod';
import type { Failure } from '../failures/failure.ts';

const Nothing = z.object({});
type Nothing = typeof Nothing;

/**
 * The schema of a whole request, for `@Payload({ schema })`. Parts that are not named are empty objects.
 * Issues are reported under `params.…`, `query.…` or `body.…`.
 */
export function requestSchema<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(parts: { params?: P; query?: Q; body?: B }) {
  const shape = { params: parts.params ?? Nothing, query: parts.query ?? Nothing, body: parts.body ?? Nothing };
  return z.object(shape as { params: P; query: Q; body: B });
}

/** What the handler of a route may return. */
export type Answer<R extends Route> = ResponseOf<R> | Failure;
