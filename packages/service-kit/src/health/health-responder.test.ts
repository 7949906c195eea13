import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '../app/logging.ts';
import { startInfra, type TestInfra } from '../testing/index.ts';
import { connectNats } from '../transport/connection.ts';
import { answerHealth } from './health-responder.ts';
import { RequestMetrics } from './metrics.ts';

let infra: TestInfra;
beforeAll(async () => {
  infra = await startInfra();
});
afterAll(() => infra?.stop());

test('metrics that fit into no message end nothing else', async () => {
  const nc = await connectNats(infra.natsUrl, 'zoo');
  const metrics = new RequestMetrics('zoo');
  for (let route = 0; route < 2_000; route += 1) metrics.observe(`rpc.zoo.route${route}`, 200, 0.01);
  answerHealth(nc, 'zoo', metrics, null, createLogger('zoo', 'silent'));
  await expect(nc.request('metrics.zoo', undefined, { timeout: 500 })).rejects.toThrow('timeout');
  expect((await nc.request('health.zoo', undefined, { timeout: 30_000 })).json()).toMatchObject({ status: 'ok' });
  await nc.close();
});
