import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Coordinates, distanceKm, distanceText, travelText } from './distance.ts';

const place: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Kochi is about 1,070 km from Mumbai', () => {
  expect(distanceKm({ lat: 9.9312, lng: 76.2673 }, { lat: 19.076, lng: 72.8777 })).toBeCloseTo(1079.5, -1);
});

test('a distance is the same both ways, never negative, and at most half the way around the earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const km = distanceKm(a, b);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      expect(distanceKm(b, a)).toBeCloseTo(km, 6);
    }),
  );
});

test('distances and times are put in words', () => {
  expect(distanceText(0.4321)).toBe('432 m');
  expect(distanceText(12.34)).toBe('12.3 km');
  expect(travelText(0.1)).toBe('about 1 min');
  expect(travelText(30)).toBe('about 1 h');
  expect(travelText(62.5)).toBe('about 2 h 5 min');
});
