import { createInbox, errors, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Route } from '@serein/contracts';
import { HEADER, inboxPrefix } from '@serein/service-kit';
import type { Exchange } from '../http/exchange.ts';
import { refusalText, refuse } from '../http/failure-answer.ts';
import { UNAVAILABLE } from './bus-failure.ts';
import type { BusRequest } from './bus-request.ts';
import { answer, statusOf } from './reply-answer.ts';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is not reading any more. */
const MAX_UNSENT_BYTES = 1024 * 1024;
const NO_RESPONDERS = 503;

/** Whether this call is answered by server-sent events. */
export const wantsStream = ({ req }: Exchange, route: Route): boolean =>
  route.stream === true && (req.headers.accept ?? '').includes('text/event-stream');

/**
 * Sends a request whose answer comes in several messages, and writes them as server-sent events. A service may
 * still answer with one plain reply (a failure, for instance), which is then passed on as JSON.
 * Resolves when the answer has ended, whoever ended it.
 */
export async function forwardStream(
  connection: NatsConnection,
  exchange: Exchange,
  route: Route,
  request: BusRequest,
): Promise<void> {
  const { res, requestId } = exchange;
  const inbox = connection.subscribe(createInbox(inboxPrefix('gateway')));
  const stop = (): void => inbox.unsubscribe();
  res.on('close', stop);
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    stop();
  }, request.timeoutMs);
  const heartbeat = setInterval(() => {
    if (res.headersSent) res.write(': still here\n\n');
  }, HEARTBEAT_MS);
  try {
    connection.publish(request.subject, request.body, { reply: inbox.getSubject(), headers: request.headers });
    await relay(inbox, exchange, route);
  } catch (error) {
    if (!(error instanceof errors.NoRespondersError)) throw error;
    refuse(exchange, UNAVAILABLE);
  } finally {
    clearTimeout(deadline);
    clearInterval(heartbeat);
    res.off('close', stop);
    stop();
  }
  if (res.writableEnded || res.destroyed) return;
  const code = late ? 'tooLate' : 'unavailable';
  if (!res.headersSent) refuse(exchange, { code });
  else res.end(eventText('error', refusalText({ code }, requestId)));
}

async function relay(inbox: Subscription, exchange: Exchange, route: Route): Promise<void> {
  const { res } = exchange;
  for await (const message of inbox) {
    if (message.headers?.code === NO_RESPONDERS && message.data.length === 0) {
      refuse(exchange, UNAVAILABLE);
      return;
    }
    const status = statusOf(message);
    const event = message.headers?.get(HEADER.event);
    if (!event && status !== null) {
      if (!res.headersSent) answer(exchange, route, status, message.data);
      else res.end(eventText('error', message.string()));
      return;
    }
    begin(exchange);
    if (event) res.write(eventText(event, message.string()));
    if (isLast(message)) {
      res.end();
      return;
    }
    if (res.writableLength > MAX_UNSENT_BYTES) res.destroy();
  }
}

function begin({ res }: Exchange): void {
  if (res.headersSent) return;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
}

const isLast = (message: Msg): boolean => message.headers?.has(HEADER.end) === true;

function eventText(event: string, data: string): string {
  const lines = data.split('\n').map((line) => `data: ${line}\n`);
  return `event: ${event}\n${lines.join('')}\n`;
}
