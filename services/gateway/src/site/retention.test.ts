import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createLogger } from '@serein/service-kit';
import { GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { Retention } from './retention.ts';
import { VersionShelf } from './version-shelf.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});

afterAll(() => gateway.stop());

test('R-65: what was cut short is looked for every hour', async () => {
  const logger = createLogger('test', 'silent');
  const prune = jest.spyOn(gateway.store, 'prune').mockResolvedValue([]);
  const shelf = new VersionShelf(gateway.config, logger, gateway.store);
  jest.spyOn(shelf, 'tidy').mockResolvedValue([]);
  const retention = new Retention(gateway.store, shelf, logger);
  jest.useFakeTimers();
  try {
    retention.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(prune).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(prune).toHaveBeenCalledTimes(3);
  } finally {
    retention.onApplicationShutdown();
    jest.useRealTimers();
  }
});
