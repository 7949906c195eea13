import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';
import { etagOf } from '../http/freshness.ts';

/** The bundler may put a slash behind its public path; the base has one already. */
const BASE_TOKEN = /__SEREIN_BASE__\/?/g;
const REGISTRY_MARK = '<!--serein:registry-->';
const PRELOAD_MARK = '<!--serein:preload-->';

/** index.html for one page, ready to be sent in each content coding. */
export interface RenderedPage {
  etag: string;
  policy: string;
  bodies: Readonly<Record<Encoding, Uint8Array>>;
}

/** What goes into the shell's template. */
export interface PageParts {
  /** The base of the shell's own files. */
  base: string;
  /** Written as JSON into the page, for the shell to read. */
  registry: unknown;
  /** Addresses of scripts and styles. */
  preloads: readonly string[];
}

/** Fills the shell's template. */
export function fillTemplate(template: string, { base, registry, preloads }: PageParts): string {
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  // Replacements are functions: a `$` in what is put in must not mean anything.
  return template
    .replace(BASE_TOKEN, () => base)
    .replace(REGISTRY_MARK, () => `<script type="application/json" id="serein-registry">${json}</script>`)
    .replace(PRELOAD_MARK, () => [...new Set(preloads)].map(preloadLink).join(''));
}

function preloadLink(address: string): string {
  return `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${attribute(address)}">`;
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
