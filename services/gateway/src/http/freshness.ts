import { createHash } from 'node:crypto';

/** A strong ETag of some bytes. */
export const etagOf = (bytes: Uint8Array): string => `"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Whether `If-None-Match` names the ETag (weak comparison, RFC 9110 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
