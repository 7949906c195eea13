import { errors } from '@nats-io/transport-node';
import type { Refusal } from '../http/failure-answer.ts';

const RETRY_AFTER_SECONDS = '2';

/** Nobody serves the subject at the moment. */
export const UNAVAILABLE: Refusal = { code: 'unavailable', headers: { 'Retry-After': RETRY_AFTER_SECONDS } };

/** What a failed NATS request means to the caller; null for an error that is not the network's. */
export function refusalOf(error: unknown): Refusal | null {
  const cause = error instanceof errors.RequestError ? (error.cause ?? error) : error;
  if (cause instanceof errors.TimeoutError) return { code: 'tooLate' };
  if (
    cause instanceof errors.NoRespondersError ||
    cause instanceof errors.RequestError ||
    cause instanceof errors.ConnectionError ||
    cause instanceof errors.ClosedConnectionError ||
    cause instanceof errors.DrainingConnectionError
  )
    return UNAVAILABLE;
  return null;
}
