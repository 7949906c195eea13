import { z } from 'zod';

/** Names that may stand in a path below the site's folder. */
export const APP_NAME = /^[a-z][a-z0-9-]{0,39}$/;
export const VERSION_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

const Pointer = z.object({
  version: z.string().regex(VERSION_NAME),
  /** Only in development: a dev server instead of a published folder. */
  url: z.url({ protocol: /^https?$/ }).optional(),
});

/** What the bucket `remotes` says about an app: its live version. */
export type Pointer = z.output<typeof Pointer>;

/** @returns null for what is not a pointer, and for a dev server where there must be none */
export function readPointer(app: string, text: string, production: boolean): Pointer | null {
  if (!APP_NAME.test(app)) return null;
  try {
    const pointer = Pointer.safeParse(JSON.parse(text)).data;
    return pointer && !(production && pointer.url !== undefined) ? pointer : null;
  } catch {
    return null;
  }
}
