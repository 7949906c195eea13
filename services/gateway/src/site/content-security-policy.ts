import { createHash } from 'node:crypto';

/** The scripts that stand in the page itself and run. */
const INLINE_SCRIPT =
  /<script\b(?![^>]*\bsrc\s*=)(?![^>]*\btype\s*=\s*["']application\/json["'])[^>]*>([\s\S]*?)<\/script>/gi;

/** The sources of all inline scripts of a template, as hashes for `script-src`. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

export interface PolicySources {
  scriptHashes: readonly string[];
  /** Whose maps may be framed. */
  frames: readonly string[];
  /** Dev servers, only in development. */
  devOrigins: readonly string[];
}

/** The page's Content-Security-Policy: this origin only, no inline script but the template's own, no eval. */
export function contentSecurityPolicy({ scriptHashes, frames, devOrigins }: PolicySources): string {
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...devOrigins],
    'style-src': ["'self'", ...devOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...devOrigins],
    'media-src': ["'self'", 'blob:', ...devOrigins],
    'connect-src': ["'self'", ...devOrigins, ...sockets],
    'font-src': ["'self'", ...devOrigins],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
