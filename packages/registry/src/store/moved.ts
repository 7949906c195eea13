import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';

/** Whether a write failed because somebody else had written since. */
export function hasMoved(error: unknown): boolean {
  return (
    error instanceof JetStreamApiError &&
    (error.code === JetStreamApiCodes.StreamWrongLastSequence ||
      error.code === JetStreamApiCodes.StreamWrongLastSequenceUnknown)
  );
}

/**
 * A write that expects a revision.
 * @returns its new revision, or null when somebody else had written since
 */
export async function unlessMoved(write: Promise<number>): Promise<number | null> {
  try {
    return await write;
  } catch (error) {
    if (hasMoved(error)) return null;
    throw error;
  }
}
