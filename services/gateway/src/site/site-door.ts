import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@serein/service-kit';
import type { GatewayConfig } from '../config.ts';
import { acceptedEncodings } from '../http/encodings.ts';
import type { Exchange } from '../http/exchange.ts';
import { etagOf } from '../http/freshness.ts';
import { sendBody } from '../http/send-body.ts';
import { mediaTypeOf } from './media-types.ts';
import type { RenderedPage } from './page.ts';
import { APP_NAME, VERSION_NAME } from './pointers.ts';
import { Registry } from './registry.ts';
import { StaticFiles } from './static-files.ts';

/** Where the files of published versions are asked for: /site/<app>/<version>/… */
export const SITE_PREFIX = '/site/';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** One segment of a file's path: no dot at its start, so neither `..` nor hidden files. */
const SEGMENT = /^[\w@~+-][\w.@~+-]*$/;
/** In the shell's version: files that stand at the site's root, such as favicon.ico. */
const ROOT_FOLDER = 'root';

/** Serves the site: published files, and index.html of the live shell for every page. */
@Injectable()
export class SiteDoor {
  readonly #files = new StaticFiles();
  readonly #folder: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly registry: Registry,
  ) {
    this.#folder = join(config.DATA_DIR, 'site');
  }

  /** Answers a request below /site/. */
  async handleFile(exchange: Exchange): Promise<void> {
    if (!isRead(exchange)) return sendText(exchange, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const [app = '', version = '', ...segments] = exchange.path.slice(SITE_PREFIX.length).split('/');
    const wellFormed = APP_NAME.test(app) && VERSION_NAME.test(version) && areSegments(segments);
    const sent =
      wellFormed && (await this.#files.send(exchange, join(this.#folder, app, version, ...segments), FOR_EVER));
    if (!sent) sendText(exchange, 404, 'Not found.');
  }

  /** Answers any other address: a file of the site's root, or a page. */
  async handlePage(exchange: Exchange): Promise<void> {
    if (!isRead(exchange)) return sendText(exchange, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    if (await this.#sendRootFile(exchange)) return;
    if (!/text\/html|\*\/\*|^$/.test(exchange.req.headers.accept ?? '')) return sendText(exchange, 404, 'Not found.');
    const found = await this.registry.site.page(exchange.path).catch((error: unknown) => {
      this.logger.error({ err: error, requestId: exchange.requestId }, 'A page could not be made.');
      return null;
    });
    if (!found) return sendText(exchange, 503, 'The site is being put in place. Please try again in a moment.', RETRY);
    if ('redirect' in found) sendRedirect(exchange, found.redirect);
    else if (found.known) await sendPage(exchange, found.page);
    else sendUnknownPage(exchange, found.page);
  }

  async #sendRootFile(exchange: Exchange): Promise<boolean> {
    const { shell } = this.registry.site;
    const segments = exchange.path.slice(1).split('/');
    if (!shell || !segments.at(-1)?.includes('.') || !areSegments(segments)) return false;
    if (shell.devOrigin !== null) return sendServed(exchange, await shell.read([ROOT_FOLDER, ...segments].join('/')));
    const file = join(this.#folder, shell.app, shell.version, ROOT_FOLDER, ...segments);
    return this.#files.send(exchange, file, ASK_AGAIN);
  }
}

/** A file of a dev server, whose content may be another one the next time. */
async function sendServed(exchange: Exchange, body: Buffer | null): Promise<boolean> {
  if (!body) return false;
  const headers = { 'Content-Type': mediaTypeOf(exchange.path), 'Cache-Control': ASK_AGAIN };
  await sendBody(exchange, { size: body.length, etag: etagOf(body), headers, ranges: false, read: async () => body });
  return true;
}

const RETRY = { 'Retry-After': '2' };

const isRead = ({ req }: Exchange): boolean => req.method === 'GET' || req.method === 'HEAD';

const areSegments = (segments: readonly string[]): boolean =>
  segments.length > 0 && segments.every((segment) => SEGMENT.test(segment));

function pageHeaders({ req }: Exchange, { policy, bodies }: RenderedPage): [Record<string, string>, Uint8Array] {
  const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding']);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': ASK_AGAIN,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return [headers, bodies[encoding]];
}

async function sendPage(exchange: Exchange, page: RenderedPage): Promise<void> {
  const [headers, body] = pageHeaders(exchange, page);
  // One state of the page has three codings; a weak tag names them all.
  const etag = `W/${page.etag}`;
  await sendBody(exchange, { size: body.length, etag, headers, ranges: false, read: async () => body });
}

function sendRedirect({ res, query }: Exchange, path: string): void {
  res.writeHead(302, { Location: query ? `${path}?${query}` : path, 'Cache-Control': ASK_AGAIN }).end();
}

function sendUnknownPage(exchange: Exchange, page: RenderedPage): void {
  const [headers, body] = pageHeaders(exchange, page);
  exchange.res.writeHead(404, { ...headers, 'Content-Length': body.length });
  exchange.res.end(exchange.req.method === 'HEAD' ? undefined : body);
}

function sendText({ req, res }: Exchange, status: number, text: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  res.end(req.method === 'HEAD' ? undefined : `${text}\n`);
}
