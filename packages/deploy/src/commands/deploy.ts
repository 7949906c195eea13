import type { AppOverview } from '@serein/contracts/registry';
import type { Candidate } from '../build/candidate.ts';
import type { CommandLine } from '../command-line.ts';
import { count } from '../output/format.ts';
import { Steps } from '../output/steps.ts';
import { publish } from '../publish/publish.ts';
import { accessTo } from '../site/access.ts';
import { RegistryClient } from '../site/registry-client.ts';
import type { Surroundings } from '../surroundings.ts';
import { appOf } from './app-of.ts';
import { askGate, hasTrouble, tryInBrowser } from './checks.ts';
import { isServed, live, point } from './point.ts';
import { prepare } from './prepare.ts';
import { wasShown } from './was-shown.ts';

/** Builds an app, publishes it as a version, checks that version, and makes it live or the canary. */
export async function deploy(line: CommandLine, around: Surroundings): Promise<number> {
  const app = appOf(line);
  const steps = new Steps(around.out);
  const client = new RegistryClient(await accessTo(app, line.site, around));
  // Seen before the build: whoever changes the app while we work is not overrun.
  const seen = await client.overview(app);
  const candidate = await prepare(app, { isBuilt: line.built, env: around.env, steps });
  const { version } = candidate;
  const place = placeOf(version, seen, line.percent);
  if (place) {
    const shown = place !== 'live' || (await isServed(client, app, version, steps));
    steps.say(`  ${app} ${version} is ${place === 'live' ? live(shown) : place} already at ${client.access.url}`);
    return shown ? 0 : 1;
  }
  if (line.once && seen && (await wasShown(client, app, version))) {
    steps.say(`  ${app} ${version} was shown before at ${client.access.url}, which went on to ${seen.pointer.version}`);
    return 0;
  }
  await publishIn(steps, client, candidate);
  const gate = await askGate(client, candidate, steps);
  if (!gate.passed && !line.force) return refused(steps, candidate);
  const smoke = await tryInBrowser(client, candidate, steps);
  if (hasTrouble(smoke) && !line.force) return refused(steps, candidate);
  if (!gate.passed || hasTrouble(smoke)) steps.say('  forced: it goes on all the same, and the history says why not');

  const { percent, force } = line;
  const change = { action: percent === null ? ('deploy' as const) : ('canary' as const), version, smoke, force };
  const moved = await point(client, app, percent === null ? change : { ...change, percent }, seen, steps);
  const newPlace = percent === null ? live(moved.isServed) : `the canary, for ${percent} of 100 visitors,`;
  steps.say(`  ${app} ${version} is ${newPlace} at ${client.access.url} after ${steps.total}`);
  return moved.isServed ? 0 : 1;
}

/** Sends what is missing of the candidate. */
export async function publishIn(steps: Steps, client: RegistryClient, candidate: Candidate): Promise<void> {
  const all = Object.keys(candidate.files).length;
  await steps.run(
    'send the files',
    () => publish(client, candidate),
    (sent) => (sent > 0 ? `published: ${sent} of ${count(all, 'file')} sent` : 'published before: nothing to send'),
  );
}

function refused(steps: Steps, { app, version }: Candidate): number {
  steps.say(`  ${app} ${version} is refused; nothing was changed on the site`);
  return 1;
}

/** Where the version is already, when that is where it was to go. */
function placeOf(version: string, seen: AppOverview | null, percent: number | null): string | null {
  if (!seen) return null;
  const { version: live, canary } = seen.pointer;
  if (live === version) return 'live';
  return percent !== null && canary?.version === version && canary.percent === percent ? 'the canary' : null;
}
