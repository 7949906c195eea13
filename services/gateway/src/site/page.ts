import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteRegistry } from '@serein/contracts/registry';
import type { Encoding } from '../http/encodings.ts';
import { etagOf } from '../http/freshness.ts';

/** Stands in the shell's template for the folder of its version. */
export const BASE_TOKEN = '__SEREIN_BASE__';
/** The bundler may put a slash behind its public path; the base has one already. */
const BASE = new RegExp(`${BASE_TOKEN}/?`, 'g');
const REGISTRY_MARK = '<!--serein:registry-->';
const PRELOAD_MARK = '<!--serein:preload-->';

/** index.html for one page, ready to be sent in each content coding. */
export interface RenderedPage {
  etag: string;
  policy: string;
  bodies: Readonly<Record<Encoding, Uint8Array>>;
}

/** A script or style that the page will ask for at once. */
export interface Preload {
  address: string;
  /** null for files of a dev server. */
  integrity: string | null;
}

/** What goes into the shell's template. */
export interface PageParts {
  /** The base of the shell's own files. */
  base: string;
  /** Written as JSON into the page, for the shell to read. */
  registry: SiteRegistry;
  preloads: readonly Preload[];
}

/** Fills the shell's template. */
export function fillTemplate(template: string, { base, registry, preloads }: PageParts): string {
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  // Replacements are functions: a `$` in what is put in must not mean anything.
  return template
    .replace(BASE, () => base)
    .replace(REGISTRY_MARK, () => `<script type="application/json" id="serein-registry">${json}</script>`)
    .replace(PRELOAD_MARK, () => [...new Set(preloads.map(preloadLink))].join(''));
}

/** As anonymous as the request that it prepares, or the browser would load the file twice. */
function preloadLink({ address, integrity }: Preload): string {
  const kind = address.endsWith('.css') ? 'style' : 'script';
  const check = integrity === null ? '' : ` integrity="${integrity}"`;
  return `<link rel="preload" as="${kind}" href="${attribute(address)}"${check} crossorigin="anonymous">`;
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export async function encodePage(html: string, policy: string): Promise<RenderedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity),
  ]);
  return { etag: etagOf(identity), policy, bodies: { identity, br, gzip: gz } };
}
