import type { CommandLine } from '../command-line.ts';
import { DeployFailure } from '../failure.ts';
import { signDeployToken } from '../site/deploy-token.ts';
import { localDeploySecret } from '../site/local-site.ts';
import type { Surroundings } from '../surroundings.ts';
import { appOf } from './app-of.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Prints a token that lets its holder deploy one app to the site whose secret is at hand. */
export async function token(line: CommandLine, { env, out }: Surroundings): Promise<number> {
  const secret = env.DEPLOY_SECRET || localDeploySecret(env);
  if (!secret) {
    throw new DeployFailure(
      'A token is made with the secret of its site: set DEPLOY_SECRET, or start the site here once (npm start).',
    );
  }
  const grant = { app: appOf(line), by: line.by ?? '', seconds: line.days * DAY_SECONDS };
  out.write(`${signDeployToken(grant, secret)}\n`);
  return 0;
}
