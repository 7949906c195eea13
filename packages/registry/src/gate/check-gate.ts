import { type GateReport, SHELL_APP } from '@serein/contracts/registry';
import type { GateCandidate, GateSite } from './gate-site.ts';
import { remoteReasons } from './remote-reasons.ts';
import { shellReasons } from './shell-reasons.ts';

/**
 * Whether a version may go live, as far as that can be told without showing it (`smokeReasons` judges that).
 * @returns with one sentence per reason against it
 */
export function checkGate(candidate: GateCandidate, site: GateSite): GateReport {
  const reasons = candidate.record.app === SHELL_APP ? shellReasons(candidate, site) : remoteReasons(candidate, site);
  return { passed: reasons.length === 0, reasons };
}
