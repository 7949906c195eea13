import { CommandFailure } from '../failure.ts';
import { runningAddresses, runningControl } from '../start/running-site.ts';
import { readSettings } from '../start/settings.ts';

export interface LaunchedSite {
  natsUrl: string;
  /** Where its launcher listens. Throws `CommandFailure` where there is none. */
  control(): string;
}

/** The site that `npm start` runs here; for a check alone, NATS_URL may name another one. */
export function launchedSite(env: NodeJS.ProcessEnv = process.env): LaunchedSite {
  const { dataDir } = readSettings();
  const natsUrl = runningAddresses(dataDir)?.natsUrl ?? env.NATS_URL;
  if (!natsUrl)
    throw new CommandFailure(
      'No site runs here: start it (npm start), set DATA_DIR to its data, or set NATS_URL and say --check.',
    );
  return {
    natsUrl,
    control: () => {
      const control = runningControl(dataDir);
      if (control) return control;
      throw new CommandFailure('No launcher runs here that could replace the copies: start the site with npm start.');
    },
  };
}
