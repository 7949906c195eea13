import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_BODY_BYTES, type FileReference, type Route } from '@serein/contracts';
import { LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import type { Exchange } from '../http/exchange.ts';
import { type Refusal, refuse } from '../http/failure-answer.ts';
import { JSON_TYPE, readBody } from '../http/read-body.ts';
import { AnnouncedRoutes } from '../routes/announced-routes.ts';
import type { RouteMatch } from '../routes/route-table.ts';
import { type Caller, Sessions } from '../session/sessions.ts';
import { Uploads } from '../uploads/uploads.ts';
import { authorise } from './authorise.ts';
import { refusalOf } from './bus-failure.ts';
import { type BusRequest, toBusRequest } from './bus-request.ts';
import { forwardStream, wantsStream } from './event-stream.ts';
import { RateLimits } from './rate-limits.ts';
import { answer, statusOf } from './reply-answer.ts';

type Received = { body: Uint8Array; files: FileReference[] } | { refusal: Refusal } | { aborted: true };

/** The data plane: one HTTP request becomes one NATS request, and the reply's bytes become the answer. */
@Injectable()
export class ApiDoor {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: AnnouncedRoutes,
    private readonly sessions: Sessions,
    private readonly rates: RateLimits,
    private readonly uploads: Uploads,
  ) {}

  /** Answers a request under /api. @returns the route's path as a label for measuring. */
  async handle(exchange: Exchange): Promise<string> {
    const lookup = this.routes.table.find(exchange.req.method, exchange.path);
    if (!('found' in lookup)) {
      if ('allowed' in lookup)
        refuse(exchange, { code: 'methodNotAllowed', headers: { Allow: lookup.allowed.join(', ') } });
      else refuse(exchange, { code: 'malformed' in lookup ? 'badRequest' : 'notFound' });
      return 'unknown';
    }
    await this.#serve(exchange, lookup.found);
    return lookup.found.route.path;
  }

  async #serve(exchange: Exchange, match: RouteMatch): Promise<void> {
    const { route } = match;
    const authorisation = authorise(exchange.req, route, this.sessions);
    if ('refusal' in authorisation) return refuse(exchange, authorisation.refusal);
    const { caller } = authorisation;
    const wait = await this.rates.take(route, exchange.req.ip ?? '', caller?.id);
    if (wait !== null) return refuse(exchange, { code: 'tooManyRequests', headers: { 'Retry-After': String(wait) } });
    const received = await this.#receive(exchange, route, caller);
    if ('aborted' in received) return;
    if ('refusal' in received) return refuse(exchange, received.refusal);
    if (received.body.length > (this.connection.info?.max_payload ?? Number.POSITIVE_INFINITY))
      return refuse(exchange, { code: 'tooLarge' });
    const stream = wantsStream(exchange, route);
    const request = toBusRequest(exchange, match, caller, received.body, stream);
    if (stream) return forwardStream(this.connection, exchange, route, request);
    await this.#forward(exchange, route, request, received.files);
  }

  async #receive({ req }: Exchange, route: Route, caller: Caller | null): Promise<Received> {
    const kind = route.body ?? (route.method === 'GET' || route.method === 'DELETE' ? 'none' : 'json');
    if (kind === 'none') return { body: new Uint8Array(), files: [] };
    if (kind === 'multipart') return this.uploads.receive(req, route, caller?.id ?? '');
    const read = await readBody(req, route.maxBodyBytes ?? DEFAULT_BODY_BYTES, JSON_TYPE);
    return 'bytes' in read ? { body: read.bytes, files: [] } : read;
  }

  async #forward(exchange: Exchange, route: Route, request: BusRequest, files: FileReference[]): Promise<void> {
    const { requestId } = exchange;
    let reply: Msg;
    try {
      reply = await this.connection.request(request.subject, request.body, {
        headers: request.headers,
        timeout: request.timeoutMs,
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      // After a timeout the service may have kept the files; an orphan is better than a dangling reference.
      if (refusal.code !== 'tooLate') this.uploads.discard(files);
      this.logger.warn({ requestId, subject: request.subject, code: refusal.code }, 'A service did not answer.');
      return refuse(exchange, refusal);
    }
    const status = statusOf(reply);
    if (status === null || status >= 300) this.uploads.discard(files);
    if (status !== null) return answer(exchange, route, status, reply.data);
    this.logger.error({ requestId, subject: request.subject }, 'A reply carried no status.');
    refuse(exchange, { code: 'unexpected' });
  }
}
