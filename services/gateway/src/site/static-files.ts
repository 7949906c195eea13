import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { acceptedEncodings, type Encoding } from '../http/encodings.ts';
import type { Exchange } from '../http/exchange.ts';
import { sendBody } from '../http/send-body.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { mediaTypeOf } from './media-types.ts';

const HELD_BYTES = 24 * 1024 * 1024;
const HELD_FILE_BYTES = 256 * 1024;
const KNOWN_FILES = 5_000;

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

interface FoundFile {
  path: string;
  size: number;
  etag: string;
}

/** Serves files of published versions, which never change; codings made at build time lie beside them. */
export class StaticFiles {
  readonly #known = new BoundedMap<string, FoundFile | 'absent'>(KNOWN_FILES);
  readonly #held = new BoundedMap<string, Uint8Array>(HELD_BYTES, (bytes) => bytes.length);

  /**
   * Answers with a file.
   * @param file an absolute path, already checked to lie in a version's folder
   * @returns false where there is no such file; nothing is sent then
   */
  async send(exchange: Exchange, file: string, cacheControl: string): Promise<boolean> {
    const original = await this.#find(file);
    if (!original) return false;
    const type = mediaTypeOf(file);
    const { found, encoding } = await this.#choose(exchange, file, original);
    await sendBody(exchange, {
      size: found.size,
      etag: found.etag,
      headers: {
        'Content-Type': type,
        'Cache-Control': cacheControl,
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
      ranges: encoding === 'identity' && /^(audio|video)\//.test(type),
      read: async ({ start, end }) =>
        found.size > HELD_FILE_BYTES
          ? createReadStream(found.path, { start, end })
          : (await this.#bytes(found.path)).subarray(start, end + 1),
    });
    return true;
  }

  async #choose(
    { req }: Exchange,
    file: string,
    original: FoundFile,
  ): Promise<{ found: FoundFile; encoding: Encoding }> {
    for (const encoding of acceptedEncodings(req.headers['accept-encoding'])) {
      const found = encoding === 'identity' ? original : await this.#find(file + SUFFIX[encoding]);
      if (found) return { found, encoding };
    }
    return { found: original, encoding: 'identity' };
  }

  async #find(path: string): Promise<FoundFile | null> {
    const known = this.#known.get(path);
    if (known !== undefined) return known === 'absent' ? null : known;
    const stats = await stat(path).catch(() => null);
    if (!stats?.isFile()) {
      // An absent coding of a present file stays absent; an absent file may be published in a moment.
      if (/\.(br|gz)$/.test(path)) this.#known.set(path, 'absent');
      return null;
    }
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    const found = { path, size: stats.size, etag };
    this.#known.set(path, found);
    return found;
  }

  async #bytes(path: string): Promise<Uint8Array> {
    const held = this.#held.get(path);
    if (held) return held;
    const bytes = await readFile(path);
    this.#held.set(path, bytes);
    return bytes;
  }
}
