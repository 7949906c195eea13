import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../failures/from-exception.ts';

/**
 * Updates the document with an `_id` where the rest of the filter holds, and makes it where there is none. Of several
 * that find none at the same moment one makes it, and the others are then held against what that one has made.
 * @param filter names one document by its `_id`, and says when it is to be changed
 * @returns whether something was written
 */
export async function upsertWhere<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  update: UpdateQuery<T>,
): Promise<boolean> {
  try {
    const { modifiedCount, upsertedCount } = await model.updateOne(filter, update, { upsert: true });
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The document is there: the filter does not hold for it, or it came a moment ago.
    return (await model.updateOne(filter, update)).modifiedCount === 1;
  }
}
