import type { Request } from 'express';
import type { Refusal } from './failure-answer.ts';

export type Body = { bytes: Uint8Array } | { refusal: Refusal } | { aborted: true };

export const JSON_TYPE = /^application\/json *(;|$)/i;

const NOTHING = new Uint8Array();

/**
 * Reads a body, and stops at the limit while it still streams.
 * @param types what the content type of a body that is not empty has to match
 */
export async function readBody(req: Request, maxBytes: number, types: RegExp): Promise<Body> {
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > maxBytes) return { refusal: { code: 'tooLarge' } };
  if (announced === 0 && req.headers['transfer-encoding'] === undefined) return { bytes: NOTHING };
  if (!types.test(req.headers['content-type'] ?? '')) return { refusal: { code: 'wrongContentType' } };
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        req.removeAllListeners('data');
        req.pause();
        resolve({ refusal: { code: 'tooLarge' } });
      } else chunks.push(chunk);
    });
    req.on('end', () => resolve({ bytes: Buffer.concat(chunks, size) }));
    req.on('error', () => resolve({ aborted: true }));
    req.on('close', () => resolve({ aborted: true }));
  });
}
