import type { CommandLine } from '../command-line.ts';
import { DeployFailure } from '../failure.ts';
import { Steps } from '../output/steps.ts';
import { accessTo } from '../site/access.ts';
import { RegistryClient } from '../site/registry-client.ts';
import type { Surroundings } from '../surroundings.ts';
import { appOf } from './app-of.ts';
import { isServed, live, point } from './point.ts';

/** promote, abort and rollback: the pointer moves among versions that the site has already. */
export async function change(line: CommandLine, around: Surroundings): Promise<number> {
  const app = appOf(line);
  const steps = new Steps(around.out);
  const client = new RegistryClient(await accessTo(app, line.site, around));
  const seen = await client.overview(app);
  if (!seen) throw new DeployFailure(`${client.access.url} has no ${app} yet.`);
  const { action, version, force } = line;
  if (action !== 'promote' && action !== 'abort' && action !== 'rollback') throw new Error(`${action} is no change`);
  if (action === 'rollback' && version !== null && version === seen.pointer.version) {
    const shown = await isServed(client, app, version, steps);
    steps.say(`  ${app} ${version} is ${live(shown)} already at ${client.access.url}`);
    return shown ? 0 : 1;
  }
  const moved = await point(client, app, { action, force, ...(version ? { version } : {}) }, seen, steps);
  const { pointer } = moved;
  const ended = action === 'abort' && seen.pointer.canary ? `; the canary ${seen.pointer.canary.version} is ended` : '';
  steps.say(
    `  ${app} ${pointer.version} is ${live(moved.isServed)} at ${client.access.url}${ended}, after ${steps.total}`,
  );
  return moved.isServed ? 0 : 1;
}
