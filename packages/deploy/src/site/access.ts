import { SHELL_APP } from '@serein/contracts/registry';
import { DeployFailure, WrongUse } from '../failure.ts';
import type { Surroundings } from '../surroundings.ts';
import { author } from './author.ts';
import { readClaims, signDeployToken } from './deploy-token.ts';
import { localAddress, localDeploySecret } from './local-site.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const RUN_SECONDS = 3_600;

/** A site, and what lets us in. */
export interface Access {
  /** Without a slash at its end. */
  url: string;
  token: string;
}

/** Which site is meant: `--site`, SEREIN_SITE, or the one that runs here. */
function siteAddress(site: string | null, env: NodeJS.ProcessEnv): string {
  const text = site ?? (env.SEREIN_SITE || localAddress(env));
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new WrongUse(`The site is an address such as https://serein.example, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

/**
 * The way into a site, for work on one app or (null) to look at any: SEREIN_DEPLOY_TOKEN, else a token made from the site's secret (DEPLOY_SECRET;
 * for the site that runs here, its launcher's). Throws where there is neither, and for a token that cannot do.
 */
export async function accessTo(app: string | null, site: string | null, { env }: Surroundings): Promise<Access> {
  const url = siteAddress(site, env);
  const given = env.SEREIN_DEPLOY_TOKEN?.trim();
  if (given) {
    checkToken(given, app);
    return { url, token: given };
  }
  const secret = env.DEPLOY_SECRET || (isLocal(url) ? localDeploySecret(env) : undefined);
  if (secret) {
    const grant = { app: app ?? SHELL_APP, by: await author(env), seconds: RUN_SECONDS };
    return { url, token: signDeployToken(grant, secret) };
  }
  throw new DeployFailure(
    isLocal(url)
      ? `There is no site here to deploy to: start it (npm start), name another with --site, or set DATA_DIR to its data.`
      : `${url} needs a deploy token in SEREIN_DEPLOY_TOKEN; whoever runs the site makes one: npm run deploy -- token ${app ?? 'care'} --by "${app ?? 'care'} team"`,
  );
}

function checkToken(token: string, app: string | null, now = Date.now()): void {
  const claims = readClaims(token);
  if (!claims) throw new DeployFailure('SEREIN_DEPLOY_TOKEN does not hold a token.');
  if (app !== null && claims.app !== undefined && claims.app !== app) {
    throw new DeployFailure(`This deploy token is for ${claims.app}, not for ${app}.`);
  }
  if (claims.exp !== undefined && claims.exp * 1000 < now) {
    throw new DeployFailure(`This deploy token ended on ${new Date(claims.exp * 1000).toISOString().slice(0, 10)}.`);
  }
}

const isLocal = (url: string): boolean => LOCAL_HOSTS.has(new URL(url).hostname);
