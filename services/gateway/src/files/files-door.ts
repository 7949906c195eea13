import { Injectable } from '@nestjs/common';
import type { StoredFileInfo } from '@serein/service-kit';
import { tokenOf } from '../api/authorise.ts';
import { type ByteRange, sliceOf } from '../http/byte-range.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuse } from '../http/failure-answer.ts';
import { sendBody } from '../http/send-body.ts';
import { Sessions } from '../session/sessions.ts';
import { StoredFiles } from './stored-files.ts';

/** Where files are read: GET /api/files/:id. */
export const FILES_PREFIX = '/api/files/';

const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
/** What a browser may show in place without running anything. */
const SHOWN_IN_PLACE = /^(image\/(webp|avif|png|jpeg)|audio\/|video\/|application\/pdf)/;

/** Serves stored files: public ones to anyone and for ever, private ones to their owner and admins. */
@Injectable()
export class FilesDoor {
  constructor(
    private readonly files: StoredFiles,
    private readonly sessions: Sessions,
  ) {}

  async handle(exchange: Exchange): Promise<void> {
    const { req, path } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(exchange, { code: 'methodNotAllowed', headers: { Allow: 'GET, HEAD' } });
    const id = path.slice(FILES_PREFIX.length);
    const info = FILE_ID.test(id) ? await this.files.info(id) : null;
    // Another's private file looks like none, so that ids cannot be tried out.
    if (!info || !this.#mayRead(exchange, info)) return refuse(exchange, { code: 'notFound' });
    await sendBody(exchange, {
      size: info.size,
      etag: `"${info.digest}"`,
      headers: headersOf(info),
      ranges: true,
      read: (range) => this.#read(info, range),
    });
  }

  #mayRead({ req }: Exchange, info: StoredFileInfo): boolean {
    if (info.visibility === 'public') return true;
    const token = tokenOf(req);
    const caller = token === undefined ? null : this.sessions.callerOf(token);
    return caller !== null && (caller.role === 'admin' || caller.id === info.owner);
  }

  async #read(info: StoredFileInfo, range: ByteRange): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
    const bytes = await this.files.read(info);
    return bytes instanceof Uint8Array ? bytes.subarray(range.start, range.end + 1) : sliceOf(bytes, range);
  }
}

function headersOf({ type, name, visibility }: StoredFileInfo): Record<string, string> {
  const inPlace = SHOWN_IN_PLACE.test(type);
  return {
    'Content-Type': inPlace ? type : 'application/octet-stream',
    'Content-Disposition': `${inPlace ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': visibility === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ...(visibility === 'public' ? {} : { Vary: 'Authorization' }),
  };
}
