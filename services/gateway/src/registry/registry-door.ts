import { Injectable } from '@nestjs/common';
import { DEFAULT_BODY_BYTES, type Route } from '@serein/contracts';
import { registryRoutes } from '@serein/contracts/registry';
import { RateLimits } from '../api/rate-limits.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuse } from '../http/failure-answer.ts';
import { JSON_TYPE, readBody } from '../http/read-body.ts';
import { LoadReporting } from '../loads/load-reporting.ts';
import { RouteTable } from '../routes/route-table.ts';
import { Registry } from '../site/registry.ts';
import { Visitors } from '../site/visitors.ts';
import { Authorities, type Right } from './authority.ts';
import type { AdmittedCall, Call, Outcome } from './call.ts';
import { Changes } from './changes.ts';
import { Overriding } from './overriding.ts';
import { Publishing } from './publishing.ts';
import { Readings } from './readings.ts';

export const REGISTRY_PREFIX = '/api/registry/';

const ANY_TYPE = /^/;
/** sendBeacon sends a string as text/plain, and with a Blob what the Blob says. */
const BEACON_TYPE = /^(application\/json|text\/plain) *(;|$)/i;

interface HandlerOptions {
  /** What the body may say it is; default: JSON. */
  types?: RegExp;
  /** Hands the body on as bytes. */
  isRaw?: boolean;
}

/** right: what a caller needs before even the body is read; null: nothing, or the handler sees to it. */
type Handler = HandlerOptions &
  (
    | { right: Right; handle(call: AdmittedCall): Promise<Outcome> }
    | { right: null; handle(call: Call): Promise<Outcome> }
  );

/** The gateway's own calls (`registryRoutes`): it keeps the registry. */
@Injectable()
export class RegistryDoor {
  readonly #table = new RouteTable([Object.values(registryRoutes)]);
  readonly #handlers: Readonly<Record<keyof typeof registryRoutes, Handler>>;

  constructor(
    private readonly rates: RateLimits,
    private readonly registry: Registry,
    private readonly visitors: Visitors,
    private readonly authorities: Authorities,
    publishing: Publishing,
    changes: Changes,
    readings: Readings,
    overriding: Overriding,
    reporting: LoadReporting,
  ) {
    this.#handlers = {
      live: { right: null, handle: (call) => this.#live(call) },
      report: { right: null, types: BEACON_TYPE, handle: (call) => reporting.take(call) },
      override: { right: null, handle: (call) => overriding.begin(call) },
      endOverride: { right: null, handle: (call) => overriding.end(call) },
      overview: { right: 'read', handle: () => readings.overview() },
      versions: { right: 'read', handle: (call) => readings.versions(call) },
      history: { right: 'read', handle: (call) => readings.history(call) },
      gate: { right: 'read', handle: (call) => readings.gate(call) },
      publish: { right: 'deploy', handle: (call) => publishing.publish(call) },
      putFile: { right: 'deploy', types: ANY_TYPE, isRaw: true, handle: (call) => publishing.putFile(call) },
      change: { right: 'restore', handle: (call) => changes.change(call) },
    };
  }

  /** Answers a request below /api/registry/. @returns the route's path as a label for measuring. */
  async handle(exchange: Exchange): Promise<string> {
    const lookup = this.#table.find(exchange.req.method, exchange.path);
    if (!('found' in lookup)) {
      if ('allowed' in lookup)
        refuse(exchange, { code: 'methodNotAllowed', headers: { Allow: lookup.allowed.join(', ') } });
      else refuse(exchange, { code: 'malformed' in lookup ? 'badRequest' : 'notFound' });
      return 'unknown';
    }
    const { route, params } = lookup.found;
    await this.#serve(exchange, route, params);
    return route.path;
  }

  async #serve(exchange: Exchange, route: Route, encodedParams: string): Promise<void> {
    const wait = await this.rates.take(route, exchange.req.ip ?? '', undefined);
    if (wait !== null) return refuse(exchange, { code: 'tooManyRequests', headers: { 'Retry-After': String(wait) } });
    const outcome = await this.#run(exchange, route, fieldsOf(encodedParams));
    if (outcome === 'aborted') return;
    if ('refusal' in outcome) refuse(exchange, outcome.refusal);
    else answer(exchange, outcome.data);
  }

  async #run(exchange: Exchange, route: Route, params: Call['params']): Promise<Outcome | 'aborted'> {
    const handler = this.#handlers[route.name as keyof typeof registryRoutes];
    const { right } = handler;
    if (right === null) return withBody(exchange, route, params, handler, (call) => handler.handle(call));
    const admission = this.authorities.admit(exchange.req, right, params.app);
    if ('refusal' in admission) return admission;
    return withBody(exchange, route, params, handler, (call) => handler.handle({ ...call, ...admission }));
  }

  /** The registry as the asking visitor gets it, as in the page. */
  async #live({ exchange }: Call): Promise<Outcome> {
    const { variant } = await this.visitors.visit(exchange, this.registry.site);
    return variant ? { data: variant.registry } : { refusal: { code: 'unavailable', headers: { 'Retry-After': '2' } } };
  }
}

function answer({ req, res }: Exchange, data: object): void {
  const body = Buffer.from(JSON.stringify({ success: true, ...data }));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  res.writeHead(200, { ...headers, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function withBody(
  exchange: Exchange,
  route: Route,
  params: Call['params'],
  { types = JSON_TYPE, isRaw = false }: HandlerOptions,
  handle: (call: Call) => Promise<Outcome>,
): Promise<Outcome | 'aborted'> {
  const call: Call = { exchange, params, query: fieldsOf(exchange.query), body: undefined };
  if (route.method === 'GET' || route.method === 'DELETE') return handle(call);
  const read = await readBody(exchange.req, route.maxBodyBytes ?? DEFAULT_BODY_BYTES, types);
  if ('aborted' in read) return 'aborted';
  if ('refusal' in read) return read;
  if (isRaw) return handle({ ...call, body: read.bytes });
  try {
    call.body = JSON.parse(new TextDecoder().decode(read.bytes));
  } catch {
    return { refusal: { code: 'badRequest' } };
  }
  return handle(call);
}

const fieldsOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));
