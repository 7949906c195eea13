import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, readRange } from './byte-range.ts';
import type { Exchange } from './exchange.ts';
import { isFresh } from './freshness.ts';

/** A stored body, and how to read it or a part of it. */
export interface StoredBody {
  size: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Only identity-coded bodies can be served in parts. */
  ranges: boolean;
  read(range: ByteRange): Promise<Uint8Array | AsyncIterable<Uint8Array>>;
}

/** Answers a GET or HEAD with a stored body: 304 where the caller has it, 206 for a part, else the whole. */
export async function sendBody({ req, res }: Exchange, body: StoredBody): Promise<void> {
  for (const [name, value] of Object.entries(body.headers)) res.setHeader(name, value);
  res.setHeader('ETag', body.etag);
  if (isFresh(req.headers['if-none-match'], body.etag)) {
    res.writeHead(304).end();
    return;
  }
  if (body.ranges) res.setHeader('Accept-Ranges', 'bytes');
  const condition = req.headers['if-range'];
  const mayBePart = body.ranges && (condition === undefined || condition === body.etag);
  const range = mayBePart ? readRange(req.headers.range, body.size) : null;
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${body.size}` }).end();
    return;
  }
  const part = range ?? { start: 0, end: body.size - 1 };
  res.statusCode = range ? 206 : 200;
  res.setHeader('Content-Length', part.end - part.start + 1);
  if (range) res.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${body.size}`);
  if (req.method === 'HEAD' || body.size === 0) {
    res.end();
    return;
  }
  const bytes = await body.read(part);
  if (bytes instanceof Uint8Array) res.end(bytes);
  else await stream(bytes, res);
}

async function stream(chunks: AsyncIterable<Uint8Array>, res: Exchange['res']): Promise<void> {
  try {
    await pipeline(Readable.from(chunks, { objectMode: false }), res);
  } catch (error) {
    // The reader went away; nothing is lost.
    if (!res.destroyed && !res.closed) throw error;
  }
}
