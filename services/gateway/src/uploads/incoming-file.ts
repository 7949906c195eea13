import type { FileField } from '@serein/contracts';
import type { Refusal } from '../http/failure-answer.ts';
import { SNIFFED_BYTES } from './file-content.ts';

/** Thrown inside a stream of bytes, to end what reads it. */
export class UploadRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** A file part whose first bytes have arrived. */
export interface OpenedFile {
  head: Uint8Array;
  /** All bytes, those of the head included. Throws `UploadRefused` (tooLarge) past the field's limit. */
  bytes: AsyncGenerator<Uint8Array>;
}

/** Reads as much of a file part as tells what it is. */
export async function openFile(part: AsyncIterable<Uint8Array>, name: string, field: FileField): Promise<OpenedFile> {
  const chunks = within(part, field.maxBytes, name);
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < SNIFFED_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  return { head: Buffer.concat(first), bytes: chain(first, chunks) };
}

async function* within(part: AsyncIterable<Uint8Array>, maxBytes: number, name: string): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of part) {
    size += chunk.length;
    if (size > maxBytes) throw new UploadRefused({ code: 'tooLarge', field: `body.${name}` });
    yield chunk;
  }
}

async function* chain(first: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first;
  yield* rest;
}
