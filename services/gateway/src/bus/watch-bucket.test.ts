import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kvm } from '@nats-io/kv';
import { createLogger } from '@serein/service-kit';
import { eventually, GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { type BucketContent, watchBucket } from './watch-bucket.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});

afterAll(() => gateway.stop());

test('what the server forgets by its age is forgotten here, and what comes after that is followed', async () => {
  const bucket = await new Kvm(gateway.nats).create('brief', { history: 1, ttl: 1_000 });
  await bucket.put('old', '1');
  let content: BucketContent = new Map();
  const keys: (string | undefined)[] = [];
  const changed = (now: BucketContent, key?: string): void => {
    content = now;
    keys.push(key);
  };
  const logger = createLogger('test', 'silent');
  const watch = await watchBucket(gateway.nats, 'brief', changed, logger, { renewMs: 200 });
  expect(keys[0]).toBeUndefined();
  await eventually(async () => content.size === 0);
  await bucket.put('new', '2');
  await eventually(async () => content.get('new') === '2');
  watch.stop();
});
