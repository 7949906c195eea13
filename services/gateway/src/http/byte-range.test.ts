import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readRange, sliceOf } from './byte-range.ts';

describe('byte ranges', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=8-', { start: 8, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-40', { start: 0, end: 9 }],
    ['bytes=2-400', { start: 2, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=1-2,4-5', null],
    ['bytes=-', null],
    [undefined, null],
  ])('%s of ten bytes', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  test('a slice of a stream is the slice of its bytes, however it is cut into chunks', async () => {
    const cases = fc.tuple(fc.array(fc.uint8Array({ maxLength: 9 }), { minLength: 1 }), fc.nat(20), fc.nat(20));
    await fc.assert(
      fc.asyncProperty(cases, async ([chunks, start, length]) => {
        const end = start + length;
        const parts: Uint8Array[] = [];
        const source = async function* () {
          yield* chunks;
        };
        for await (const part of sliceOf(source(), { start, end })) parts.push(part);
        expect(Buffer.concat(parts)).toEqual(Buffer.concat(chunks).subarray(start, end + 1));
      }),
    );
  });
});
