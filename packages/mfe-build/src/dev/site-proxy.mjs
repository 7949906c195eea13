import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { headersForBrowser, headersForSite } from './headers.mjs';
import { standInOnPage, standInRegistry } from './stand-in.mjs';

/** `registryRoutes.live` */
const LIVE_REGISTRY = '/api/registry/live';

/**
 * Answers everything that this server does not have with what a deployed site answers. Bodies pass as they come, in both
 * directions; only pages and the registry are read, to put the dev server in the remote's place.
 * @param {{ site: URL } & import('./stand-in.mjs').StandIn} options
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => void}
 */
export function siteProxy({ site, ...standIn }) {
  const { request: send, Agent } = site.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });

  return (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(standIn.base)) return response.writeHead(404).end();
    const change = changeOf(request, standIn);
    const headers = headersForSite(request.headers, site);
    if (change) {
      headers['accept-encoding'] = 'identity';
      // What the browser has is the changed page: the site cannot say whether that is fresh.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const sent = send(new URL(path, site), { agent, method: request.method, headers });
    pipeline(request, sent, () => {});
    response.on('close', () => sent.destroy());
    sent.on('error', (error) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${site.origin} does not answer (${error.message}).\n`);
    });
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 502;
      const passed = headersForBrowser(answer.headers, { site, host: request.headers.host ?? '' });
      if (change && answer.headers['content-type']?.startsWith(change.type)) {
        text(answer).then(
          (body) => {
            delete passed.etag;
            delete passed['content-length'];
            response.writeHead(status, { ...passed, 'cache-control': 'no-store' });
            response.end(change.apply(body));
          },
          () => response.destroy(),
        );
        return;
      }
      response.writeHead(status, answer.statusMessage, passed);
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
  };
}

/**
 * @param {http.IncomingMessage} request
 * @param {import('./stand-in.mjs').StandIn} standIn
 * @returns {{ type: string, apply: (body: string) => string } | null} what has to be done to an answer of that media type
 */
function changeOf({ method, url = '/', headers }, standIn) {
  if (method !== 'GET') return null;
  if (url.split('?')[0] === LIVE_REGISTRY) {
    return { type: 'application/json', apply: (body) => standInRegistry(body, standIn) };
  }
  if (!headers.accept?.includes('text/html')) return null;
  return { type: 'text/html', apply: (body) => standInOnPage(body, standIn) };
}
