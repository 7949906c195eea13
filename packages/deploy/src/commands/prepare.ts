import { buildApp } from '../build/build.ts';
import { type Candidate, readCandidate } from '../build/candidate.ts';
import { checkHasApp } from '../checkout.ts';
import { bytes, count, shortCommit } from '../output/format.ts';
import type { Steps } from '../output/steps.ts';

/** Builds the app, unless it is to be taken as it lies there, and says what came out. */
export async function prepare(
  app: string,
  { isBuilt, env, steps }: { isBuilt: boolean; env: NodeJS.ProcessEnv; steps: Steps },
): Promise<Candidate> {
  checkHasApp(app);
  if (!isBuilt)
    await steps.run(
      `build ${app}`,
      () => buildApp(app, env),
      () => `${app} built`,
    );
  return steps.run('read what was built', () => readCandidate(app, env), describe);
}

const describe = ({ version, files, size, commit }: Candidate): string =>
  `version ${version} (${count(Object.keys(files).length, 'file')}, ${bytes(size)}, ${shortCommit(commit)})`;
