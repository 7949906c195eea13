import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runningAddresses } from './start/running-site.ts';
import { readSettings } from './start/settings.ts';
import { ROOT } from './workspace.ts';

/** `npm run admin -- <email>`: the identity service has a program for this; it needs the addresses of the servers. */
const { NATS_URL, MONGODB_URI } = process.env;
const addresses =
  NATS_URL && MONGODB_URI ? { natsUrl: NATS_URL, mongodbUri: MONGODB_URI } : runningAddresses(readSettings().dataDir);

if (addresses) {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'services/identity/dist/admin.js'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, NATS_URL: addresses.natsUrl, MONGODB_URI: addresses.mongodbUri } },
  );
  process.exitCode = status ?? 1;
} else {
  console.error('No site runs here: start it (npm start), set DATA_DIR to its data, or set NATS_URL and MONGODB_URI.');
  process.exitCode = 1;
}
