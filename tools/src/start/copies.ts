import { Unavailable } from '@serein/infra';
import { SERVICES } from '../workspace.ts';

const MOST = 8;

/** How many copies of a service run. */
export type Copies = (service: string) => number;

/**
 * Reads `COPIES`, for instance `care=2,learn=3`; a service that is not named runs once.
 * Throws `Unavailable` with a sentence for what is wrong.
 */
export function readCopies(env: NodeJS.ProcessEnv = process.env): Copies {
  const wanted = new Map<string, number>();
  for (const part of (env.COPIES ?? '').split(',').filter(Boolean)) {
    const [service = '', count = ''] = part.split('=').map((text) => text.trim());
    if (!SERVICES.includes(service) || !/^[1-9]$/.test(count) || Number(count) > MOST) {
      throw new Unavailable(
        `COPIES must be a list such as care=2,learn=3 of ${SERVICES.join(', ')}, each from 1 to ${MOST}, not "${env.COPIES}".`,
      );
    }
    wanted.set(service, Number(count));
  }
  return (service) => wanted.get(service) ?? 1;
}
