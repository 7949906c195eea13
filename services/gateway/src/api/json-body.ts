import type { Request } from 'express';
import type { Refusal } from '../http/failure-answer.ts';

export type Body = { bytes: Uint8Array } | { refusal: Refusal } | { aborted: true };

const NOTHING = new Uint8Array();

/** Reads a JSON body as bytes (the service parses them), and stops at the limit while it still streams. */
export async function readJsonBody(req: Request, maxBytes: number): Promise<Body> {
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > maxBytes) return { refusal: { code: 'tooLarge' } };
  if (announced === 0 && req.headers['transfer-encoding'] === undefined) return { bytes: NOTHING };
  if (!/^application\/json *(;|$)/i.test(req.headers['content-type'] ?? ''))
    return { refusal: { code: 'wrongContentType' } };
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
