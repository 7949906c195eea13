import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inCanary } from './in-canary.ts';

const version = fc.stringMatching(/^[0-9a-f]{16}$/);
const visitors = (seed: string): string[] => Array.from({ length: 20_000 }, (_, index) => `${seed}-${index}`);

test('R-53: a visitor gets the same answer every time', () => {
  fc.assert(
    fc.property(fc.uuid(), version, fc.integer({ min: 1, max: 99 }), (visitor, candidate, percent) => {
      expect(inCanary(visitor, 'care', candidate, percent)).toBe(inCanary(visitor, 'care', candidate, percent));
    }),
  );
});

test('R-54: who is in stays in when the share grows; nobody is at 0, everybody at 100', () => {
  fc.assert(
    fc.property(fc.uuid(), version, fc.nat(100), fc.nat(100), (visitor, candidate, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      if (inCanary(visitor, 'care', candidate, less)) expect(inCanary(visitor, 'care', candidate, more)).toBe(true);
      expect(inCanary(visitor, 'care', candidate, 0)).toBe(false);
      expect(inCanary(visitor, 'care', candidate, 100)).toBe(true);
    }),
  );
});

test.each([1, 10, 50, 90])('R-54: of many visitors, %d in a hundred are in', (percent) => {
  const all = visitors('share');
  const share = all.filter((visitor) => inCanary(visitor, 'care', '0123456789abcdef', percent)).length / all.length;
  // Four standard deviations of a fair draw.
  const bound = 4 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / all.length);
  expect(Math.abs(share - percent / 100)).toBeLessThan(bound);
});

test('R-54: another version or app asks other visitors', () => {
  const all = visitors('independent');
  const first = all.filter((visitor) => inCanary(visitor, 'care', '0123456789abcdef', 20));
  for (const [app, other] of [
    ['care', 'fedcba9876543210'],
    ['learn', '0123456789abcdef'],
  ] as const) {
    const both = first.filter((visitor) => inCanary(visitor, app, other, 20)).length / first.length;
    expect(Math.abs(both - 0.2)).toBeLessThan(4 * Math.sqrt(0.16 / first.length));
  }
});
