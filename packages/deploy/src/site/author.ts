import { userInfo } from 'node:os';
import { git } from '../build/git.ts';
import { ROOT } from '../checkout.ts';

const MAX_LENGTH = 100;

/** Who deploys, for the record: SEREIN_DEPLOY_BY, or as git knows the person, or the name at this machine. */
export async function author(env: NodeJS.ProcessEnv): Promise<string> {
  const name =
    env.SEREIN_DEPLOY_BY?.trim() ||
    (await git(['config', 'user.email'], ROOT)) ||
    (await git(['config', 'user.name'], ROOT)) ||
    userInfo().username;
  return name.slice(0, MAX_LENGTH);
}
