const UNITED_STATES = [
  'Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana Indianapolis Juneau Kentucky Knox_IN',
  'Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota Phoenix Puerto_Rico Shiprock Sitka',
  'St_Thomas Virgin Yakutat',
].join(' ');
const CANADA = [
  'Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay',
  'Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute',
  'St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
].join(' ');
const american = (cities: string) => `America/(?:${cities.replaceAll(' ', '|')})(?:/.+)?`;

/** The names that the time zone database has, and had, for places in the listed countries. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/^Asia\/(?:Kolkata|Calcutta)$/, 'IN'],
  [/^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB|GB-Eire)$/, 'GB'],
  [/^Australia\//, 'AU'],
  [new RegExp(`^(?:${american(CANADA)}|Canada/.+)$`), 'CA'],
  [new RegExp(`^(?:${american(UNITED_STATES)}|US/.+|Pacific/(?:Honolulu|Guam|Saipan|Pago_Pago))$`), 'US'],
];
/** The zones of no place. */
const NOWHERE = /^(?:|Etc\/.+|UTC|UCT|GMT|GMT0|Greenwich|Universal|Zulu|[+-]\d.*)$/;
/** A code of no country, for which the service gives the helplines that help anywhere. */
export const NO_COUNTRY = 'ZZ';

/**
 * The country whose helplines to show, as far as the browser tells; `ZZ` where it does not. The time zone says where
 * somebody is. The language does not: it may come with him from home, or with the device. So it counts only where the
 * zone is of no place, and American English never, which so many devices speak unasked.
 */
export function likelyCountry(timeZone: string, language: string): string {
  if (!NOWHERE.test(timeZone)) return ZONES.find(([pattern]) => pattern.test(timeZone))?.[1] ?? NO_COUNTRY;
  const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? NO_COUNTRY;
  return region === 'US' ? NO_COUNTRY : region;
}
