import { git } from './git.ts';

/** Where build servers tell the commit. */
const VARIABLES = ['SEREIN_COMMIT', 'GITHUB_SHA', 'CI_COMMIT_SHA', 'GIT_COMMIT', 'BUILDKITE_COMMIT'];

/**
 * The commit that the checkout is at, with a `+` where one of the paths has changes that are not committed. Outside of
 * a repository, what the build server says; null when nobody knows.
 */
export async function commitOf(root: string, paths: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null> {
  const head = await git(['rev-parse', 'HEAD'], root);
  if (!head) return VARIABLES.map((name) => env[name]?.trim()).find(Boolean) ?? null;
  const changed = await git(['status', '--porcelain', '--', ...paths], root);
  return changed ? `${head}+` : head;
}
