import { registryRoutes } from '@serein/contracts/registry';
import type { RegistryClient } from '../site/registry-client.ts';

const PAGE = 100;

/** Whether visitors ever got the version: it was made live or a canary, if only for a while. */
export async function wasShown(client: RegistryClient, app: string, version: string): Promise<boolean> {
  let cursor: string | null = null;
  do {
    const { changes, nextCursor }: { changes: { version: string }[]; nextCursor: string | null } = await client.call(
      registryRoutes.history,
      { params: { app }, query: { limit: PAGE, ...(cursor ? { cursor } : {}) } },
    );
    if (changes.some((change) => change.version === version)) return true;
    cursor = nextCursor;
  } while (cursor);
  return false;
}
