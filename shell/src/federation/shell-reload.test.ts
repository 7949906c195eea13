import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('./versions.ts', () => ({ first: null }));
const { takeRefused } = await import('./shell-reload.ts');

function storage(marker: string | null) {
  const kept = new Map(marker === null ? [] : [['shell', marker]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('R-46: a document that came with another shell than it was loaded for does not ask for that one again', () => {
  expect(takeRefused(storage('s2'), 's1')).toBe('s2');
  expect(takeRefused(storage('s2'), undefined)).toBe('s2');
});

test('R-46: a version that was rolled back and comes again is asked for again', () => {
  expect(takeRefused(storage('s2'), 's2')).toBeNull();
  expect(takeRefused(storage(null), 's1')).toBeNull();
  const kept = storage('s2');
  takeRefused(kept, 's1');
  expect(takeRefused(kept, 's1')).toBeNull();
});
