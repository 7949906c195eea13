import type { Observable } from 'rxjs';
import { isFailure } from '../failures/failure.ts';
import type { Reply } from './reply.ts';

/** One server-sent event of a streaming handler. */
export interface StreamEvent {
  /** The event's name. */
  event: string;
  data: unknown;
}

function isStreamEvent(value: unknown): value is StreamEvent {
  return typeof value === 'object' && value !== null && 'event' in value && 'data' in value;
}

/**
 * Writes what a handler gave. With `asStream`, each `{ event, data }` goes out at once; a failure ends the stream, or
 * refuses it when nothing was sent. Otherwise the last value is the answer (interceptors make every result an
 * Observable).
 * @param late resolves when the deadline has passed: nothing more is taken from the handler
 * @throws what the Observable throws
 */
export function writeResult(
  result: Observable<unknown>,
  asStream: boolean,
  reply: Reply,
  late: Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last: unknown;
    let isStream = false;
    const subscription = result.subscribe({
      next: (value) => {
        try {
          if (asStream && isFailure(value)) return reply.fail(value);
          if (asStream && isStreamEvent(value)) {
            isStream = true;
            return reply.event(value.event, value.data);
          }
          last = value;
        } catch (error) {
          reject(error);
        }
      },
      error: reject,
      complete: () => {
        try {
          if (isStream) reply.endStream();
          else if (isFailure(last)) reply.fail(last);
          else reply.succeed(last);
          resolve();
        } catch (error) {
          reject(error);
        }
      },
    });
    void late.then(() => {
      subscription.unsubscribe();
      resolve();
    });
  });
}
