import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '@nats-io/transport-node';
import type { ServiceTable } from '@serein/contracts';
import { CommandFailure } from '../failure.ts';
import { ROOT, serviceFolder } from '../workspace.ts';
import { brokenCalls } from './check-contract.ts';
import { readContracts } from './consumers.ts';

/** The table of the build that lies in the service's dist/; the service is not started. */
async function builtTable(service: string): Promise<ServiceTable> {
  const main = join(ROOT, serviceFolder(service), 'dist/main.js');
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [main, '--contract'], { env, cwd: ROOT });
    return JSON.parse(stdout);
  } catch (error) {
    throw new CommandFailure(`The new build of ${service} does not even tell its contract: ${String(error)}`);
  }
}

/**
 * Why the built service must not go out to the site with this NATS server: what would break, for whom. Empty: nobody
 * would notice.
 */
export async function checkService(
  service: string,
  natsUrl: string,
  table: (service: string) => Promise<ServiceTable> = builtTable,
): Promise<string[]> {
  const next = await table(service);
  const { NATS_USER: user, NATS_PASSWORD: pass = '' } = process.env;
  const account = user ? { user, pass, inboxPrefix: `_INBOX.${user}` } : {};
  const connection = await connect({ servers: natsUrl.split(','), ...account });
  try {
    const { announced, consumers, unread } = await readContracts(connection);
    return [
      ...brokenCalls(announced.get(service) ?? null, next, consumers),
      ...unread.map((caller) => `What ${caller} calls cannot be read.`),
    ];
  } finally {
    await connection.close();
  }
}
