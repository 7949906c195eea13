import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryRoutes } from '@serein/contracts/registry';
import type { Candidate } from '../build/candidate.ts';
import { DeployFailure } from '../failure.ts';
import { inParallel } from '../in-parallel.ts';
import type { RegistryClient } from '../site/registry-client.ts';

const UPLOADS_AT_ONCE = 8;
/** A file may go missing again between two questions, when the site removes old versions. */
const ROUNDS = 3;

/**
 * Gives the candidate to the registry, where it is a version from then on, though nobody sees it yet: says what is to
 * come, sends what is missing, and asks again. Answers how many files were sent.
 */
export async function publish(client: RegistryClient, candidate: Candidate): Promise<number> {
  const { app, version, folder, files, commit } = candidate;
  const params = { app, version };
  let sent = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const { missing } = await client.call(registryRoutes.publish, { params, body: { files, commit } });
    if (missing.length === 0) return sent;
    await inParallel(UPLOADS_AT_ONCE, missing, async (path) => {
      const bytes = await readFile(join(folder, path));
      await client.call(registryRoutes.putFile, { params, query: { path }, bytes: new Uint8Array(bytes) });
      sent += 1;
    });
  }
  throw new DeployFailure(`The site keeps asking for files of ${app} ${version}; it is not published.`);
}
