import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Design rule: every picture is under 40 KB. */
const MAX_BYTES = 40 * 1024;

/** Puts a text or bytes at a path of the repository. */
export async function put(file, content) {
  const target = path.join(ROOT, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/**
 * Renders SVG at twice its size, scales it down (smooth edges) and stores it by the ending of `file`.
 * @throws when the picture is larger than `maxBytes`
 */
export async function render(svg, file, { width, height, quality, maxBytes = MAX_BYTES }) {
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(width, height);
  const encoded = file.endsWith('.avif')
    ? picture.avif({ quality: quality ?? 66, effort: 3 })
    : file.endsWith('.webp')
      ? picture.webp({ quality: quality ?? 84, effort: 6 })
      : picture.png({ compressionLevel: 9, palette: true });
  const bytes = await encoded.toBuffer();
  if (bytes.length > maxBytes) throw new Error(`${file} has ${bytes.length} bytes, more than ${maxBytes}`);
  await put(file, bytes);
}
