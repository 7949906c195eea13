import { describe, expect, it } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { HEADER } from '../wire.ts';
import { decodeRequest } from './decode.ts';

function queryOf(text: string): Record<string, unknown> | undefined {
  const head = headers();
  head.set(HEADER.query, text);
  return decodeRequest({ data: new Uint8Array(), headers: head })?.query;
}

describe('the query of a request', () => {
  it('makes a list of a key that stands several times', () => {
    expect(queryOf('a=1&b=2&a=3&a=')).toEqual({ a: ['1', '3', ''], b: '2' });
  });

  it('takes names of built-in things for names', () => {
    const query = queryOf('__proto__=1&constructor=2&toString=3') ?? {};
    expect(Object.entries(query)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ]);
  });

  it('costs no more than its length, however many keys it has', () => {
    const text = Array.from({ length: 40_000 }, (_, index) => index.toString(36)).join('&');
    const before = process.cpuUsage();
    expect(Object.keys(queryOf(text) ?? {})).toHaveLength(40_000);
    // Looking at all keys for each key takes a quarter of a minute.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });
});
