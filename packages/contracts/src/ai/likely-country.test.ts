import { describe, expect, it } from '@jest/globals';
import { likelyCountry } from './likely-country.ts';

describe('likelyCountry', () => {
  it.each([
    ['Asia/Kolkata', 'en-US', 'IN'],
    ['Asia/Calcutta', 'hi', 'IN'],
    ['Europe/London', 'en-US', 'GB'],
    ['Australia/Perth', 'en-GB', 'AU'],
    ['America/New_York', 'en-US', 'US'],
    ['America/Toronto', 'fr-CA', 'CA'],
    ['Europe/Berlin', 'en-US', 'ZZ'],
    ['Europe/Berlin', 'de-DE', 'DE'],
    ['', 'en', 'ZZ'],
  ])('takes somebody in %s with %s to be in %s', (zone, language, country) => {
    expect(likelyCountry(zone, language)).toBe(country);
  });
});
