/** Larger than any place that shows it, small enough for a slow network. */
const LONGEST_SIDE = 1024;
const QUALITY = 0.86;

/**
 * A picture as a JPEG of at most 1024 pixels a side, turned the right way up. A photo of 8 MB becomes one of 200 KB.
 * @returns null when the browser cannot read the file as a picture
 */
export async function shrinkImage(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, and what is transparent would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
