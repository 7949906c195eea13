import { describe, expect, it } from '@jest/globals';
import { likelyCountry } from './likely-country.ts';

describe('likelyCountry', () => {
  it.each([
    ['Asia/Kolkata', 'en-US', 'IN'],
    ['Asia/Calcutta', 'hi', 'IN'],
    ['Europe/London', 'en-US', 'GB'],
    ['Australia/Perth', 'en-GB', 'AU'],
    ['America/New_York', 'en-IN', 'US'],
    ['America/Indiana/Knox', 'es-MX', 'US'],
    ['Pacific/Honolulu', 'ja-JP', 'US'],
    ['America/Toronto', 'en-US', 'CA'],
    ['America/Dawson_Creek', 'fr-CA', 'CA'],
  ])('takes somebody in %s with %s to be in %s: the place counts, not the language', (zone, language, country) => {
    expect(likelyCountry(zone, language)).toBe(country);
  });

  it.each([
    ['Asia/Dubai', 'en-GB'],
    ['Europe/Berlin', 'de-DE'],
    ['America/Sao_Paulo', 'en-US'],
    ['America/Mexico_City', 'en-CA'],
    ['Pacific/Auckland', 'en-AU'],
  ])('knows no country for %s with %s, whose helplines are not listed', (zone, language) => {
    expect(likelyCountry(zone, language)).toBe('ZZ');
  });

  it.each([
    ['UTC', 'en-IN', 'IN'],
    ['Etc/GMT-5', 'en-GB', 'GB'],
    ['', 'fr-CA', 'CA'],
    ['UTC', 'en-US', 'ZZ'],
    ['UTC', 'en', 'ZZ'],
  ])('asks the language where the zone %j is of no place: %s means %s', (zone, language, country) => {
    expect(likelyCountry(zone, language)).toBe(country);
  });
});
