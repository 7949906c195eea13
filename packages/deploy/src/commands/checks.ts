import { type GateReport, registryRoutes, SHELL_APP, type SmokeReport } from '@serein/contracts/registry';
import type { Candidate } from '../build/candidate.ts';
import { count } from '../output/format.ts';
import type { Steps } from '../output/steps.ts';
import type { RegistryClient } from '../site/registry-client.ts';
import { smokeLoad } from '../smoke/smoke.ts';

/** Asks the site's gate about a published candidate, and prints each reason against it. */
export async function askGate(client: RegistryClient, { app, version }: Candidate, steps: Steps): Promise<GateReport> {
  const report = await steps.run(
    'ask the gate',
    () => client.call(registryRoutes.gate, { params: { app, version } }),
    ({ passed, reasons }) =>
      passed ? 'the gate lets it pass' : `the gate refuses it, for ${count(reasons.length, 'reason')}:`,
  );
  for (const reason of report.reasons) steps.say(`      ${reason}`);
  return report;
}

/** A site without a shell shows nothing to anybody, and has no other apps: their gate asks for a live shell's pages. */
const FIRST_SHELL: SmokeReport = { ran: false, why: 'it is the first shell of this site, which has no other apps yet' };

/** Loads a published candidate in a browser, and prints each trouble. */
export async function tryInBrowser(client: RegistryClient, candidate: Candidate, steps: Steps): Promise<SmokeReport> {
  const isFirstShell = candidate.app === SHELL_APP && (await client.overview(SHELL_APP)) === null;
  const report = isFirstShell
    ? FIRST_SHELL
    : await steps.run('load it in a browser', () => smokeLoad(client.access, candidate), describe);
  if (isFirstShell) steps.say(`  - ${describe(report)}`);
  for (const { module, trouble } of report.ran ? report.modules : []) {
    if (trouble) steps.say(`      ${module}: ${trouble}`);
  }
  return report;
}

export const hasTrouble = (report: SmokeReport): boolean =>
  report.ran && report.modules.some(({ trouble }) => trouble !== null);

function describe(report: SmokeReport): string {
  if (!report.ran) return `no smoke load: ${report.why}`;
  const failed = report.modules.filter(({ trouble }) => trouble !== null).length;
  const all = count(report.modules.length, 'page');
  return failed > 0 ? `smoke load: trouble with ${failed} of ${all}:` : `smoke load: ${all} shown`;
}
