const ZONES: readonly (readonly [RegExp, string])[] = [
  [/^Asia\/(?:Kolkata|Calcutta)$/, 'IN'],
  [/^Europe\/(?:London|Belfast)$/, 'GB'],
  [/^Australia\//, 'AU'],
];
/** A code of no country, for which the service gives the helplines that help anywhere. */
const UNKNOWN = 'ZZ';

/**
 * The country whose helplines to show, as far as the browser tells. The time zone says where somebody is; the
 * language often does not, since so many devices are set to American English.
 */
export function likelyCountry(timeZone: string, language: string): string {
  const byZone = ZONES.find(([pattern]) => pattern.test(timeZone))?.[1];
  if (byZone) return byZone;
  const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? UNKNOWN;
  const american = /^(?:America|US|Canada)\/|^Pacific\/Honolulu$/.test(timeZone);
  return (region === 'US' || region === 'CA') && !american ? UNKNOWN : region;
}
