import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Kvm } from '@nats-io/kv';
import { openBucket } from '@serein/service-kit';
import { fillInVariables } from './compose.ts';
import { NatsAccount } from './nats-account.ts';
import { type NatsCluster, startNatsCluster } from './nats-cluster.ts';

const variables = fillInVariables();

let cluster: NatsCluster;
beforeAll(async () => {
  cluster = await startNatsCluster(variables);
});
afterAll(() => cluster?.stop());

it('makes what a service asks for as soon as the third server is there', async () => {
  const startAgain = await cluster.stopOne();
  const care = await NatsAccount.connect(cluster.url, 'care', variables.NATS_CARE_PASSWORD ?? '');
  await expect(new Kvm(care.nats).create('routes', { replicas: 3 })).rejects.toThrow();
  const opening = openBucket(care.nats, 'routes');
  await startAgain();
  expect((await (await opening).status()).replicas).toBe(3);
  await care.close();
});
