import { isPage } from './stand-in.mjs';

const PATIENCE_MS = 10_000;
const DISTRUSTED = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|CERT_|ERR_TLS_CERT/;

/** Why the work cannot begin, as a sentence for the person who began it. */
export class Unusable extends Error {}

/**
 * @param {string} address as the environment gives it
 * @returns {Promise<URL>} of a deployed site that answers
 * @throws Unusable
 */
export async function findSite(address) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Unusable(
      `SEREIN_SITE is the address of a site, for instance https://serein.example; "${address}" is none.`,
    );
  }
  const site = new URL('/', address);
  const page = await fetch(site, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (answer) => answer.text(),
    (error) => {
      throw new Unusable(unreachable(site, error));
    },
  );
  if (!isPage(page))
    throw new Unusable(`${site.origin} answers, but what it shows is not the site: look at it in a browser.`);
  return site;
}

/** @param {URL} site @param {unknown} error */
function unreachable({ origin }, error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  if (DISTRUSTED.test(code)) {
    return `The certificate of ${origin} is not trusted here (${code}). Name the file of its authority in NODE_EXTRA_CA_CERTS, or set NODE_TLS_REJECT_UNAUTHORIZED=0 for a site that holds no real data.`;
  }
  return `No site answers at ${origin} (${code}). Start one with npm start in the root, or name a deployed one: SEREIN_SITE=https://serein.example npm run dev`;
}
