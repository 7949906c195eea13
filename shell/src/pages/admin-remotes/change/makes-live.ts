import type { Change } from '@serein/contracts/registry';

/** Whether a change made the version live that it was about. */
export const makesLive = ({ action }: Pick<Change, 'action'>): boolean => action !== 'canary' && action !== 'abort';
