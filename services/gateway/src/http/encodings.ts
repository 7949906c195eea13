export type Encoding = 'br' | 'gzip' | 'identity';

/** The content codings that the caller accepts and that we have, best first; `identity` is always the last. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const item of String(header ?? '').split(',')) {
    const [coding = '', weight = ''] = item
      .trim()
      .toLowerCase()
      .split(/ *; *q *= */);
    (weight !== '' && Number(weight) === 0 ? refused : accepted).add(coding);
  }
  const wanted = (coding: Encoding): boolean => accepted.has(coding) && !refused.has(coding);
  return [...(['br', 'gzip'] as const).filter(wanted), 'identity'];
}
