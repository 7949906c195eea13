/**
 * Puts a dev server in the place of one remote, in what a deployed site says of its remotes.
 * @typedef {{ app: string, base: string }} StandIn app: the remote's name in the registry; base: the address of the dev server's files,
 *   with a slash at its end
 */

const REGISTRY = /(<script\b[^>]*\bid="serein-registry"[^>]*>)([^<]*)(?=<\/script>)/;

/** @param {string} html @returns {boolean} whether it is a page of the site */
export const isPage = (html) => REGISTRY.test(html);

/**
 * @param {string} html a page of the site; anything else comes back as it is
 * @param {StandIn} standIn
 * @returns {string}
 */
export function standInOnPage(html, standIn) {
  const ofRemote = new RegExp(`<link\\b[^>]*\\bhref="[^"]*/site/${standIn.app}/[^"]*"[^>]*>`, 'g');
  return html
    .replace(ofRemote, '')
    .replace(REGISTRY, (_, start, json) => start + standInRegistry(json, standIn).replaceAll('<', '\\u003c'));
}

/**
 * @param {string} json a `SiteRegistry`, or the answer that carries it
 * @param {StandIn} standIn
 * @returns {string}
 */
export function standInRegistry(json, { app, base }) {
  const registry = JSON.parse(json);
  const entry = { live: { version: 'dev', base }, previous: null, channel: 'override' };
  return JSON.stringify({ ...registry, remotes: { ...registry.remotes, [app]: entry } });
}
