import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { APP_NAME, FILE_PATH, VERSION_NAME } from '@serein/contracts/registry';
import { LOGGER, type Logger } from '@serein/service-kit';
import { acceptedEncodings } from '../http/encodings.ts';
import type { Exchange } from '../http/exchange.ts';
import { etagOf } from '../http/freshness.ts';
import { sendBody } from '../http/send-body.ts';
import { mediaTypeOf } from './media-types.ts';
import type { RenderedPage } from './page.ts';
import { Registry } from './registry.ts';
import type { Release } from './release.ts';
import { StaticFiles } from './static-files.ts';
import { VersionShelf } from './version-shelf.ts';
import { type Visit, Visitors } from './visitors.ts';

/** Where the files of published versions are asked for: /site/<app>/<version>/… */
export const SITE_PREFIX = '/site/';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const ASK_AGAIN_PERSONAL = 'private, no-cache';
/** In the shell's version: files that stand at the site's root, such as favicon.ico. */
const ROOT_FOLDER = 'root';
/** A service worker's own policy; it asks this site for what a page would have asked. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the site: files of stored versions, and for every page the index.html that its visitor gets. */
@Injectable()
export class SiteDoor {
  readonly #files = new StaticFiles();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly registry: Registry,
    private readonly shelf: VersionShelf,
    private readonly visitors: Visitors,
  ) {}

  /** Answers a request below /site/. Every stored version is served, live or not: an open page keeps its own. */
  async handleFile(exchange: Exchange): Promise<void> {
    if (!isRead(exchange)) return sendText(exchange, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const [app = '', version = '', ...segments] = exchange.path.slice(SITE_PREFIX.length).split('/');
    const path = segments.join('/');
    // The files are public: a page of a dev server may use them, with their hashes.
    exchange.res.setHeader('Access-Control-Allow-Origin', '*');
    const wellFormed = APP_NAME.test(app) && VERSION_NAME.test(version) && FILE_PATH.test(path);
    if (!wellFormed || !(await this.#sendPublished(exchange, app, version, path, FOR_EVER)))
      sendText(exchange, 404, 'Not found.');
  }

  /** Answers any other address: a file of the site's root, or a page. */
  async handlePage(exchange: Exchange): Promise<void> {
    if (!isRead(exchange)) return sendText(exchange, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const visit = await this.visitors.visit(exchange, this.registry.site);
    if (await this.#sendRootFile(exchange, visit)) return;
    if (!/text\/html|\*\/\*|^$/.test(exchange.req.headers.accept ?? '')) return sendText(exchange, 404, 'Not found.');
    const found = await visit.variant?.page(exchange.path).catch((error: unknown) => {
      this.logger.error({ err: error, requestId: exchange.requestId }, 'A page could not be made.');
      return null;
    });
    if (!found) return sendText(exchange, 503, 'The site is being put in place. Please try again in a moment.', RETRY);
    if ('redirect' in found) sendRedirect(exchange, found.redirect, visit);
    else if (found.known) await sendPage(exchange, found.page, visit);
    else sendUnknownPage(exchange, found.page, visit);
  }

  async #sendRootFile(exchange: Exchange, { variant, isPersonal }: Visit): Promise<boolean> {
    const path = exchange.path.slice(1);
    if (!variant || !path.includes('.') || !FILE_PATH.test(path)) return false;
    const { release } = variant.shell;
    const file = `${ROOT_FOLDER}/${path}`;
    if (path.endsWith('.js')) exchange.res.setHeader('Content-Security-Policy', WORKER_POLICY);
    if (release.devOrigin !== null) return sendServed(exchange, await release.read(file));
    const caching = isPersonal ? ASK_AGAIN_PERSONAL : ASK_AGAIN;
    return this.#sendPublished(exchange, release.app, release.version, file, caching);
  }

  async #sendPublished(
    exchange: Exchange,
    app: Release['app'],
    version: string,
    path: string,
    caching: string,
  ): Promise<boolean> {
    const shelved = await this.shelf.fetch(app, version);
    if (!shelved || !(path in shelved.record.files)) return false;
    return this.#files.send(exchange, join(shelved.folder, path), caching);
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

function pageHeaders(
  { req }: Exchange,
  { policy, bodies }: RenderedPage,
  { isPersonal }: Visit,
): [Record<string, string>, Uint8Array] {
  const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding']);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': isPersonal ? ASK_AGAIN_PERSONAL : ASK_AGAIN,
    Vary: isPersonal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return [headers, bodies[encoding]];
}

async function sendPage(exchange: Exchange, page: RenderedPage, visit: Visit): Promise<void> {
  const [headers, body] = pageHeaders(exchange, page, visit);
  // One state of the page has three codings; a weak tag names them all.
  const etag = `W/${page.etag}`;
  await sendBody(exchange, { size: body.length, etag, headers, ranges: false, read: async () => body });
}

function sendRedirect({ res, query }: Exchange, path: string, { isPersonal }: Visit): void {
  const caching = isPersonal ? ASK_AGAIN_PERSONAL : ASK_AGAIN;
  res.writeHead(302, { Location: query ? `${path}?${query}` : path, 'Cache-Control': caching }).end();
}

function sendUnknownPage(exchange: Exchange, page: RenderedPage, visit: Visit): void {
  const [headers, body] = pageHeaders(exchange, page, visit);
  exchange.res.writeHead(404, { ...headers, 'Content-Length': body.length });
  exchange.res.end(exchange.req.method === 'HEAD' ? undefined : body);
}

function sendText({ req, res }: Exchange, status: number, text: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  res.end(req.method === 'HEAD' ? undefined : `${text}\n`);
}
