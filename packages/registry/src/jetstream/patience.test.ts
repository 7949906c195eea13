import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import { withPatience } from './patience.ts';

let registry: RegistryUnderTest;
let nc: NatsConnection;
beforeAll(async () => {
  registry = await startRegistry();
  nc = registry.nc;
});
afterAll(() => registry?.stop());

/** Fails with each of the errors in turn, then answers how often it was called. */
function failing(...errors: Error[]) {
  let calls = 0;
  return async () => {
    calls += 1;
    const error = errors[calls - 1];
    if (error) throw error;
    return calls;
  };
}

test('tries again until it works', async () => {
  const unavailable = new Error('JetStream system temporarily unavailable');
  expect(await withPatience(nc, failing(unavailable, unavailable))).toBe(3);
});

test('ends with the last error', async () => {
  const open = () => Promise.reject(new Error('no suitable peers for placement'));
  await expect(withPatience(nc, open, 300)).rejects.toThrow('no suitable peers');
});

test('does not try again without the permission', async () => {
  const violation = new PermissionViolationError('Permissions Violation', 'publish', '$JS.API.INFO');
  await expect(withPatience(nc, failing(violation))).rejects.toBe(violation);
});

test('does not try again on a closed connection', async () => {
  const closed = await connect({ servers: nc.getServer() });
  await closed.close();
  const error = new Error('closed');
  await expect(withPatience(closed, failing(error))).rejects.toBe(error);
});
