import type { CommandLine } from '../command-line.ts';
import { Steps } from '../output/steps.ts';
import { accessTo } from '../site/access.ts';
import { RegistryClient } from '../site/registry-client.ts';
import type { Surroundings } from '../surroundings.ts';
import { appOf } from './app-of.ts';
import { askGate, hasTrouble, tryInBrowser } from './checks.ts';
import { publishIn } from './deploy.ts';
import { prepare } from './prepare.ts';

/** Builds and checks as a deployment would, and stops there: the version is stored, and nobody gets it. */
export async function gate(line: CommandLine, around: Surroundings): Promise<number> {
  const app = appOf(line);
  const steps = new Steps(around.out);
  const client = new RegistryClient(await accessTo(app, line.site, around));
  const candidate = await prepare(app, { isBuilt: line.built, env: around.env, steps });
  await publishIn(steps, client, candidate);
  const report = await askGate(client, candidate, steps);
  const smoke = await tryInBrowser(client, candidate, steps);
  const mayGo = report.passed && !hasTrouble(smoke);
  steps.say(`  ${app} ${candidate.version} ${mayGo ? 'may go live' : 'would be refused'} after ${steps.total}`);
  return mayGo ? 0 : 1;
}
