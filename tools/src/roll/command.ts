import { CommandFailure } from '../failure.ts';
import { SERVICES } from '../workspace.ts';

export interface RollCommand {
  service: string;
  /** Although others would notice. */
  force: boolean;
  /** Only asks who would notice. */
  checkOnly: boolean;
}

/** Reads `care --force`. Throws `CommandFailure` with the usage. */
export function readRollCommand(parameters: readonly string[]): RollCommand {
  const [service, ...rest] = parameters.filter((parameter) => !parameter.startsWith('--'));
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const known = options.every((option) => option === '--force' || option === '--check');
  if (!service || !SERVICES.includes(service) || rest.length > 0 || !known) {
    throw new CommandFailure(`Say which service: npm run roll -- ${SERVICES.join(' | ')} [--check] [--force]`);
  }
  return { service, force: options.includes('--force'), checkOnly: options.includes('--check') };
}
