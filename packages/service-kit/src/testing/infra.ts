import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo, startNats } from '@serein/infra';

/** A NATS server and a MongoDB of a test's own. */
export interface TestInfra {
  natsUrl: string;
  mongoUri: string;
  stop(): Promise<void>;
}

/** Starts both with empty data in a temporary folder, which `stop` removes. */
export async function startInfra(): Promise<TestInfra> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serein-test-'));
  const [nats, mongo] = await Promise.all([startNats({ dataDir }), startMongo({ dataDir })]);
  return {
    natsUrl: nats.url,
    mongoUri: mongo.uri,
    stop: async () => {
      await Promise.all([nats.stop(), mongo.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
