import type { FileField } from '@serein/contracts';
import { fileTypeFromBuffer } from 'file-type';

/** How many bytes tell what a file is. */
export const SNIFFED_BYTES = 4100;

/** What is stored for a content type that was found: its name, and whether it is drawn anew (images always are). */
interface Accepted {
  type: string;
  redraw: boolean;
}

const stored = (type: string): Accepted => ({ type, redraw: false });
const REDRAWN: Accepted = { type: 'image/webp', redraw: true };

const ACCEPTED: Readonly<Record<FileField['kind'], Readonly<Record<string, Accepted>>>> = {
  image: { 'image/jpeg': REDRAWN, 'image/png': REDRAWN, 'image/webp': REDRAWN, 'image/avif': REDRAWN },
  document: { 'image/jpeg': REDRAWN, 'image/png': REDRAWN, 'application/pdf': stored('application/pdf') },
  audio: {
    // A recording of a browser's MediaRecorder has the container of a video.
    'video/webm': stored('audio/webm'),
    'audio/webm': stored('audio/webm'),
    'video/mp4': stored('audio/mp4'),
    'audio/mp4': stored('audio/mp4'),
    'audio/x-m4a': stored('audio/mp4'),
    'audio/ogg': stored('audio/ogg'),
    'audio/opus': stored('audio/ogg'),
    'audio/mpeg': stored('audio/mpeg'),
    'audio/wav': stored('audio/wav'),
  },
};

/**
 * Says what a file is by its first bytes, whatever the caller claimed.
 * @returns null where a field of this kind does not take it
 */
export async function acceptContent(head: Uint8Array, kind: FileField['kind']): Promise<Accepted | null> {
  const found = await fileTypeFromBuffer(head);
  const mime = found?.mime.split(';')[0] ?? '';
  return ACCEPTED[kind][mime] ?? null;
}
