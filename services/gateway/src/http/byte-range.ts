/** A part of a body: both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header (RFC 9110 14.2). Only one range is served; anything else gets the whole body (null).
 * @returns 'unsatisfiable' where the range lies beyond the body
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  if (!parts || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** The part of a streamed body. */
export async function* sliceOf(
  chunks: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const chunk of chunks) {
    const from = Math.max(0, start - position);
    const to = Math.min(chunk.length, end + 1 - position);
    position += chunk.length;
    if (from < to) yield chunk.subarray(from, to);
    if (position > end) return;
  }
}
