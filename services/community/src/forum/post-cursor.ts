import { z } from 'zod';

const Position = z.tuple([z.number(), z.string().regex(/^[0-9a-f]{24}$/)]);

/** Where a page ended: the instant (ms) and id of its last post. */
export type Position = z.output<typeof Position>;

export const writeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** @returns null where the text is no cursor */
export function readCursor(text: string): Position | null {
  try {
    return Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}
