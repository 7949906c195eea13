import type { RequestContext } from '../requests/request-context.ts';

/** Options for a Mongo operation that ends with its request: `Model.find(filter, fields, deadlineOptions(ctx))`. */
export function deadlineOptions(ctx: Pick<RequestContext, 'remainingMs'>): { maxTimeMS: number } {
  // 0 would mean: no limit.
  return { maxTimeMS: Math.max(1, ctx.remainingMs()) };
}
