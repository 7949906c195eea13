/** One cookie of a `Cookie` header, as it stands there; undefined where it is absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

export interface CookieParts {
  name: string;
  /** Letters, digits and `-_.` only. */
  value: string;
  sameSite: 'Lax' | 'Strict';
  /** 0 takes the cookie away. */
  maxAgeSeconds: number;
  secure: boolean;
}

/** A `Set-Cookie` value for the whole site, which no script can read. */
export function cookieText({ name, value, sameSite, maxAgeSeconds, secure }: CookieParts): string {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
