import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { upsertWhere } from '../mongo/upsert-where.ts';

/** How many event ids a document remembers. */
const REMEMBERED = 64;

/** The schema field of documents that `applyOnce` changes: `applied: appliedField`. */
export const appliedField = { type: [String], default: undefined, select: false };

/**
 * Applies an event's effect to one document exactly once, also when it adds up (`$inc`): the event's id goes into the
 * document in the same atomic update, and an update whose id stands there already changes nothing. A document
 * remembers its last 64 events, far more than can be in flight before the inbox knows them.
 * @param filter names one document by its `_id`
 * @returns whether the effect was applied now
 */
export async function applyOnce<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  event: { id: string },
  update: UpdateQuery<T>,
  options: { upsert?: boolean } = {},
): Promise<boolean> {
  const marked = {
    ...update,
    $push: { ...update.$push, applied: { $each: [event.id], $slice: -REMEMBERED } },
  } as UpdateQuery<T>;
  const unapplied = { ...filter, applied: mongoose.trusted({ $ne: event.id }) } as QueryFilter<T>;
  if (options.upsert) return upsertWhere(model, unapplied, marked);
  return (await model.updateOne(unapplied, marked)).modifiedCount === 1;
}
