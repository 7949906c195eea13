import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_BODY_BYTES, type FileField, type FileReference, type Route } from '@serein/contracts';
import { type FileFacts, FileStore, LOGGER, type Logger } from '@serein/service-kit';
import type { Request } from 'express';
import type { Refusal } from '../http/failure-answer.ts';
import { acceptContent } from './file-content.ts';
import { ImageEncoder } from './image-encoder.ts';
import { type OpenedFile, openFile, UploadRefused } from './incoming-file.ts';
import { readMultipart } from './multipart.ts';

/** A multipart body in the wire's form: one JSON object of the fields, the files stored and named in it. */
export type Upload = { body: Uint8Array; files: FileReference[] } | { refusal: Refusal } | { aborted: true };

/** Takes multipart bodies: checks each file by its content and stores it, and hands references on. */
@Injectable()
export class Uploads {
  constructor(
    private readonly store: FileStore,
    private readonly images: ImageEncoder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param owner the user to whom private files will belong, '' for a visitor */
  async receive(req: Request, route: Route, owner: string): Promise<Upload> {
    const declared = new Map(Object.entries(route.files ?? {}));
    const files = new Map<string, FileReference>();
    const begun = new Set<string>();
    const read = await readMultipart(req, {
      maxFieldBytes: route.maxBodyBytes ?? DEFAULT_BODY_BYTES,
      maxFiles: declared.size + 1,
      onFile: async (name, part, filename) => {
        const field = declared.get(name);
        if (!field || begun.has(name)) throw new UploadRefused({ code: 'invalid', field: `body.${name}` });
        begun.add(name);
        const reference = await this.#keep(part, name, field, { owner, filename });
        if (reference) files.set(name, reference);
      },
    });
    if ('fields' in read) {
      const json = JSON.stringify(Object.fromEntries([...read.fields, ...files]));
      return { body: Buffer.from(json), files: [...files.values()] };
    }
    this.discard([...files.values()]);
    return read;
  }

  /** Removes files that nobody will refer to. */
  discard(files: readonly FileReference[]): void {
    for (const { id } of files)
      this.store
        .delete(id)
        .catch((error: unknown) => this.logger.warn({ err: error, file: id }, 'A file could not be removed.'));
  }

  async #keep(
    part: Readable,
    name: string,
    field: FileField,
    { owner, filename }: { owner: string; filename: string },
  ): Promise<FileReference | null> {
    const file = await openFile(part, name, field);
    // A form sends an empty part for a file input that was left empty.
    if (file.head.length === 0) return null;
    const accepted = await acceptContent(file.head, field.kind);
    if (!accepted) throw wrongFileType(name);
    const facts: FileFacts = { type: accepted.type, owner, visibility: field.visibility, name: plainName(filename) };
    const content = accepted.redraw ? await this.#redraw(file, name) : ReadableStream.from(file.bytes);
    const id = randomUUID();
    const { size } = await this.store.put(id, content, facts);
    return { id, name: facts.name, type: facts.type, size };
  }

  async #redraw(file: OpenedFile, name: string): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.bytes) chunks.push(chunk);
    const picture = await this.images.encode(Buffer.concat(chunks));
    if (!picture) throw wrongFileType(name);
    return picture;
  }
}

const wrongFileType = (name: string): UploadRefused =>
  new UploadRefused({ code: 'wrongFileType', field: `body.${name}` });

/** A file name without folders and control characters, cut between characters: half of one cannot be in a header. */
function plainName(filename: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? '';
  return [...name.replace(/\p{C}/gu, '')].slice(0, 120).join('') || 'file';
}
