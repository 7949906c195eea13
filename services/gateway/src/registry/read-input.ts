import type { z } from 'zod';
import type { Refusal } from '../http/failure-answer.ts';

/**
 * Checks one part of a request with the contract's schema.
 * @param part as it is called in a failure's field: `body.version`
 */
export function readInput<Schema extends z.ZodType>(
  part: 'params' | 'query' | 'body',
  schema: Schema,
  value: unknown,
): { input: z.output<Schema> } | { refusal: Refusal } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { input: parsed.data };
  const [issue] = parsed.error.issues;
  const field = [part, ...(issue?.path ?? [])].map(String).join('.');
  return { refusal: { code: 'invalid', field, ...(issue ? { message: issue.message } : {}) } };
}
