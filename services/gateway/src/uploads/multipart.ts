import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Refusal } from '../http/failure-answer.ts';
import { UploadRefused } from './incoming-file.ts';

const MAX_FIELDS = 200;
const FIELD_NAME = /^[A-Za-z][\w-]{0,63}$/;

export type Fields = Map<string, string | string[]>;
export type Multipart = { fields: Fields } | { refusal: Refusal } | { aborted: true };

export interface MultipartReader {
  /** The most bytes that all text fields together may have. */
  maxFieldBytes: number;
  maxFiles: number;
  /** Takes one file part; what it throws as `UploadRefused` ends the reading. */
  onFile(name: string, part: Readable, filename: string): Promise<void>;
}

/** Reads a multipart/form-data body. Resolves once every part is taken, or as soon as one is refused. Throws where one could not be kept. */
export async function readMultipart(req: Request, reader: MultipartReader): Promise<Multipart> {
  if (!/^multipart\/form-data *;/i.test(req.headers['content-type'] ?? ''))
    return { refusal: { code: 'wrongContentType' } };
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS, fieldSize: reader.maxFieldBytes, files: reader.maxFiles },
    });
  } catch {
    // No boundary.
    return { refusal: { code: 'badRequest' } };
  }
  const fields: Fields = new Map();
  const taken: Promise<void>[] = [];
  let fieldBytes = 0;
  const outcome = await new Promise<Refusal | Error | 'complete' | 'aborted'>((resolve) => {
    // Whatever the parser's types say: a part may come without a name, and without a value where its charset is unknown.
    parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated, nameTruncated }) => {
      if (name === undefined || value === undefined) return resolve({ code: 'badRequest' });
      fieldBytes += name.length + Buffer.byteLength(value);
      if (valueTruncated || fieldBytes > reader.maxFieldBytes) resolve({ code: 'tooLarge' });
      else if (nameTruncated || !FIELD_NAME.test(name)) resolve({ code: 'badRequest' });
      else addField(fields, name, value);
    });
    parser.on('file', (name: string | undefined, part, { filename }) => {
      // A part that nobody reads fails, too, when the parser is destroyed, and unheard that would end the process.
      part.on('error', () => undefined);
      const taking = reader.onFile(name ?? '', part, filename ?? '').catch((error: unknown) => {
        resolve(
          error instanceof UploadRefused ? error.refusal : new Error('A file could not be kept.', { cause: error }),
        );
        part.resume();
      });
      taken.push(taking);
    });
    parser.on('fieldsLimit', () => resolve({ code: 'tooLarge' }));
    parser.on('filesLimit', () => resolve({ code: 'invalid' }));
    parser.on('error', () => resolve({ code: 'badRequest' }));
    parser.on('close', () => {
      void Promise.all(taken).then(() => resolve('complete'));
    });
    req.on('close', () => {
      if (!req.complete) resolve('aborted');
    });
    req.pipe(parser);
  });
  if (outcome === 'complete') return { fields };
  req.unpipe(parser);
  parser.destroy();
  await Promise.all(taken);
  if (outcome instanceof Error) throw outcome;
  return outcome === 'aborted' ? { aborted: true } : { refusal: outcome };
}

function addField(fields: Fields, name: string, value: string): void {
  const before = fields.get(name);
  if (before === undefined) fields.set(name, value);
  else fields.set(name, [...(Array.isArray(before) ? before : [before]), value]);
}
