import type { Model } from 'mongoose';
import { allOf } from './keyset.ts';

/**
 * How many documents meet all conditions. Without conditions it is the collection's own count, since counting one by
 * one takes longer the more there are; after a crash of the database that one may be off by a few for a while.
 */
export function countMatching<T>(
  model: Model<T>,
  conditions: Record<string, unknown>[],
  options: { maxTimeMS: number },
): Promise<number> {
  return conditions.length > 0
    ? model.countDocuments(allOf(conditions), options).exec()
    : model.estimatedDocumentCount(options).exec();
}
