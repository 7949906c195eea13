import { APP_NAME, type Pointer } from '@serein/contracts/registry';
import { Pointer as PointerSchema } from '@serein/contracts/registry/schemas';

/**
 * Reads what the bucket `remotes` says of an app.
 * @returns null for what is not a pointer, and for a dev server where there must be none
 */
export function readPointer(app: string, text: string, production: boolean): Pointer | null {
  if (!APP_NAME.test(app)) return null;
  try {
    const pointer = PointerSchema.safeParse(JSON.parse(text)).data;
    if (!pointer || (pointer.version === 'dev') !== (pointer.url !== undefined)) return null;
    return production && pointer.url !== undefined ? null : pointer;
  } catch {
    return null;
  }
}
