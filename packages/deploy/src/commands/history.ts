import { registryRoutes } from '@serein/contracts/registry';
import type { CommandLine } from '../command-line.ts';
import { changeRow } from '../output/change-line.ts';
import { table } from '../output/format.ts';
import { accessTo } from '../site/access.ts';
import { RegistryClient } from '../site/registry-client.ts';
import type { Surroundings } from '../surroundings.ts';
import { appOf } from './app-of.ts';

/** Prints the latest changes of an app, newest first. */
export async function history(line: CommandLine, around: Surroundings): Promise<number> {
  const app = appOf(line);
  const client = new RegistryClient(await accessTo(null, line.site, around));
  const { changes, nextCursor } = await client.call(registryRoutes.history, {
    params: { app },
    query: { limit: line.limit },
  });
  around.out.write(table([['when (UTC)', 'what', 'version', 'commit', 'by', ''], ...changes.map(changeRow)]));
  if (nextCursor) around.out.write('… older ones with a larger --limit\n');
  return 0;
}
