import { Injectable } from '@nestjs/common';
import sharp from 'sharp';

const MAX_SIDE_PX = 1600;
/** A small file may unfold into a huge picture; the largest phone cameras make 50 megapixels. */
const MAX_INPUT_PIXELS = 51_000_000;
const AT_ONCE = 2;

sharp.cache(false);
sharp.concurrency(1);

/** Draws pictures anew as WebP: upright, at most 1600 px a side, without any metadata. Few at a time. */
@Injectable()
export class ImageEncoder {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @returns the WebP bytes, or null where the picture is broken or too large */
  async encode(bytes: Uint8Array): Promise<Uint8Array | null> {
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    } catch {
      return null;
    } finally {
      // The place is handed over, so that the count stays right.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
