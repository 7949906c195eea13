import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats } from '@serein/infra';
import { RegistryStore } from '../store/registry-store.ts';

export interface RegistryUnderTest {
  nc: NatsConnection;
  store: RegistryStore;
  /** A second process, as it were. */
  another(): Promise<RegistryStore>;
  stop(): Promise<void>;
}

/** A registry in a nats-server of its own. */
export async function startRegistry(before?: (nc: NatsConnection) => Promise<void>): Promise<RegistryUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'registry-'));
  const nats = await startNats({ dataDir });
  const connections: NatsConnection[] = [];
  const open = async (): Promise<NatsConnection> => {
    const nc = await connect({ servers: nats.url });
    connections.push(nc);
    return nc;
  };
  const nc = await open();
  await before?.(nc);
  return {
    nc,
    store: await RegistryStore.open(nc),
    another: async () => RegistryStore.open(await open()),
    async stop() {
      await Promise.all(connections.map((connection) => connection.close()));
      await nats.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
