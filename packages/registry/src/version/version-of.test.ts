import { expect, test } from '@jest/globals';
import { VERSION_NAME, type VersionRecord } from '@serein/contracts/registry';
import fc from 'fast-check';
import { integrityOf } from './integrity.ts';
import { versionOf } from './version-of.ts';

const files = fc.dictionary(
  fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}(\/[a-z]{1,5})?\.js$/),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => ({ size: bytes.length, integrity: integrityOf(bytes) })),
  { noNullPrototype: true },
);

test('R-2: the name is a hash of the sorted lines of path and integrity', () => {
  // printf 'a.js sha384-…\nb.js sha384-…\n' | sha256sum, over the files "a" and "b"
  const texts: [string, string][] = [
    ['b.js', 'b'],
    ['a.js', 'a'],
  ];
  const described = texts.map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return [path, { size: 1, integrity: integrityOf(bytes) }];
  });
  expect(versionOf(Object.fromEntries(described))).toBe('bf4a36e63e5a4c70');
});

test('R-2: the order of the files does not matter, everything else of path and content does', () => {
  fc.assert(
    fc.property(files, fc.string(), (some: VersionRecord['files'], text) => {
      const name = versionOf(some);
      expect(name).toMatch(VERSION_NAME);
      expect(versionOf(Object.fromEntries(Object.entries(some).reverse()))).toBe(name);
      const added = { size: text.length, integrity: integrityOf(new TextEncoder().encode(`new ${text}`)) };
      expect(versionOf({ ...some, 'added.js': added })).not.toBe(name);
      const [path] = Object.keys(some);
      if (path !== undefined) expect(versionOf({ ...some, [path]: added })).not.toBe(name);
    }),
  );
});

test('the integrity is what a browser checks', () => {
  expect(integrityOf(new TextEncoder().encode("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
