import type { Model } from 'mongoose';
import { isDuplicateKey } from '../failures/from-exception.ts';

/**
 * Stores whole documents, with their ids, in one go, for seeds: those that an earlier run or another copy of the
 * service has stored are left as they are.
 */
export async function insertMissing<T extends object>(model: Model<T>, documents: readonly T[]): Promise<void> {
  try {
    await model.collection.insertMany(documents as Parameters<typeof model.collection.insertMany>[0], {
      ordered: false,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
