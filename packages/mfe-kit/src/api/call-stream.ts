import type { Route } from '@serein/contracts';
import { errorFromAnswer, offlineError } from './api-error.ts';
import { EventStreamParser, type ServerEvent } from './event-stream.ts';
import { type CallOptions, networkFailure, send } from './request.ts';

export type StreamOptions<R extends Route> = CallOptions<R> & {
  /** Called for each event in its order; narrow it with the route's event type of the contracts. */
  onEvent: (event: string, data: unknown) => void;
};

/**
 * Calls a route that streams server-sent events. Resolves when the stream has ended.
 * @throws ApiError, also for a failure that arrives in the stream (event `error`) and for one that breaks off
 */
export async function callStream<R extends Route>(route: R, options: StreamOptions<R>): Promise<void> {
  const response = await send(route, options, 'text/event-stream');
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    throw errorFromAnswer(500, null);
  }
  const parser = new EventStreamParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let last: ServerEvent | undefined;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw networkFailure(error, options.signal);
    });
    if (done) break;
    for (const event of parser.push(value)) {
      if (event.event === 'error') throw errorFromAnswer(500, event.data);
      last = event;
      options.onEvent(event.event, event.data);
    }
  }
  if (!last) throw offlineError();
}
