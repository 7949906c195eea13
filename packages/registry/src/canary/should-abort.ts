import { CANARY, type LoadFigures } from '@serein/contracts/registry';

/**
 * Whether a canary has to end: enough of its loads are known, and more of them went wrong than of the live version's,
 * by more than the margin. A load that the previous version took over went wrong, too.
 */
export function shouldAbort(canary: LoadFigures, live: LoadFigures): boolean {
  return canary.loads >= CANARY.minLoads && troublePercent(canary) > troublePercent(live) + CANARY.marginPercent;
}

function troublePercent({ loads, failed, recovered }: LoadFigures): number {
  return loads === 0 ? 0 : (100 * (failed + recovered)) / loads;
}
