import type { Response } from 'express';

const HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'microphone=(self), geolocation=(self), camera=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // What is not a page runs nothing; the page's own policy takes the place of this one.
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
];

const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** The headers that every answer carries. */
export function setSecurityHeaders(res: Response, production: boolean): void {
  for (const [name, value] of HEADERS) res.setHeader(name, value);
  if (production) res.setHeader('Strict-Transport-Security', TWO_YEARS);
}
