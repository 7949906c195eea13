import { createHash } from 'node:crypto';

/**
 * Whether a visitor is among those who try a canary. The same visitor gets the same answer every time, and stays
 * among them when the share grows; another version asks other visitors.
 * @param visitor the visitor's random id
 * @param percent the share of visitors, 0 to 100
 */
export function inCanary(visitor: string, app: string, version: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${app}/${version}/${visitor}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < percent / 100;
}
