import mongoose, { mongo } from 'mongoose';
import { type Failure, FailureException, failure } from './failure.ts';

const MAX_TIME_EXPIRED = 50;
const DUPLICATE_KEY = 11000;

/** Mongo refused a write because a unique index has the value already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** The expected failure that an exception stands for, or null: then it is a bug, and answered as 'unexpected'. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof FailureException) return error.failure;
  if (error instanceof mongoose.Error.CastError && error.kind === 'ObjectId') return failure('notFound');
  if (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED) return failure('tooLate');
  if (error instanceof mongo.MongoServerSelectionError || error instanceof mongo.MongoNetworkError) {
    return failure('unavailable');
  }
  return null;
}
