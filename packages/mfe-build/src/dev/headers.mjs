/** About one connection, not about the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Would tie the browser to https, or to another address, for all that is served here. */
const OF_THE_SITE_ONLY = ['strict-transport-security', 'alt-svc'];

/**
 * A request's headers as the site expects them: from its own origin.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {URL} site
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function headersForSite(headers, site) {
  const sent = without(headers, HOP_BY_HOP);
  sent.host = site.host;
  if (headers.origin) sent.origin = site.origin;
  if (headers.referer) sent.referer = headers.referer.replace(/^https?:\/\/[^/]+/, site.origin);
  return sent;
}

/**
 * The site's headers as a browser can use them at this address: cookies for it, redirects to it.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ site: URL, host: string }} addresses host: of this server, as the browser named it
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function headersForBrowser(headers, { site, host }) {
  const sent = without(headers, [...HOP_BY_HOP, ...OF_THE_SITE_ONLY]);
  const location = headers.location;
  if (location?.startsWith(`${site.origin}/`)) sent.location = location.slice(site.origin.length);
  const cookies = headers['set-cookie'];
  if (cookies) sent['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, ''));
  const policy = headers['content-security-policy'];
  if (policy) sent['content-security-policy'] = policyFor(policy, host);
  return sent;
}

/** Lets the page hear of changes: not every browser counts a socket to the own address as 'self'. */
const policyFor = (/** @type {string} */ policy, /** @type {string} */ host) =>
  policy.replace(/;?\s*upgrade-insecure-requests/, '').replace(/(^|;\s*)connect-src /, `$1connect-src ws://${host} `);

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {readonly string[]} names
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
