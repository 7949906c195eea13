import { z } from './zod.ts';

/** Lists take `limit` and `cursor`; without them, the first 20 (spec 0). */
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(400).optional(),
});

/** A Mongo ObjectId in its 24 hex digits. */
export const ObjectIdText = z.string().regex(/^[0-9a-f]{24}$/, 'This id is not valid.');
export const IdParams = z.object({ id: ObjectIdText });
export type IdParams = z.infer<typeof IdParams>;
