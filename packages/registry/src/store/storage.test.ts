import { afterEach, expect, test } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { Kvm } from '@nats-io/kv';
import { pointerTo, publish } from '../testing/published.ts';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import { DEPLOYMENTS_STREAM, POINTER_HISTORY, REMOTES_BUCKET, VERSIONS_BUCKET } from './names.ts';

let registry: RegistryUnderTest | undefined;
afterEach(() => registry?.stop());

test('R-4: several processes may open the registry at once, and again', async () => {
  registry = await startRegistry();
  const stores = await Promise.all(Array.from({ length: 4 }, () => registry?.another()));
  const version = await publish(registry.store, 'care', { 'a.js': 'a' });
  for (const store of stores) expect(await store?.record('care', version)).toMatchObject({ version });
});

test('R-4: what cannot be made yet is tried again', async () => {
  registry = await startRegistry(async (nc) => {
    // A stream with the subjects of a bucket is in its way, until the making has failed a few times.
    const { streams } = await jetstreamManager(nc);
    await streams.add({ name: 'OTHER', subjects: [`$KV.${VERSIONS_BUCKET}.>`] });
    let tries = 0;
    nc.subscribe(`$JS.API.STREAM.CREATE.KV_${VERSIONS_BUCKET}`, {
      callback: () => {
        tries += 1;
        if (tries === 3) void streams.delete('OTHER');
      },
    });
  });
  const version = await publish(registry.store, 'care', { 'a.js': 'a' });
  expect(await registry.store.record('care', version)).toMatchObject({ version });
});

test('R-4, R-11: a bucket that was there before with a short history gets the long one', async () => {
  registry = await startRegistry(async (nc) => {
    await new Kvm(nc).create(REMOTES_BUCKET, { history: 1 });
  });
  const bucket = await new Kvm(registry.nc).open(REMOTES_BUCKET);
  expect((await bucket.status()).history).toBe(POINTER_HISTORY);
});

test('R-4: what another site left in the bucket is no pointer, and gives way to one', async () => {
  registry = await startRegistry(async (nc) => {
    const bucket = await new Kvm(nc).create(REMOTES_BUCKET, { history: 1 });
    await bucket.put('care', JSON.stringify({ version: 'v1', publishedAt: '2026-10-01T08:00:00.000Z' }));
    await bucket.put('learn', 'not even JSON');
  });
  const { store } = registry;
  expect(await store.pointer('care')).toBeNull();
  expect(await store.pointers()).toEqual(new Map());
  const version = await publish(store, 'care', { 'a.js': 'a' });
  expect(await store.point('care', pointerTo(version), null)).not.toBeNull();
  expect((await store.pointer('care'))?.pointer.version).toBe(version);
  expect(await store.history('care', { limit: 5 })).toMatchObject({ changes: [{ version }], nextCursor: null });
});

test('R-9, R-13: pointers and records are asked of the leader: another server may not have heard of them yet', async () => {
  registry = await startRegistry();
  const { nc, store } = registry;
  const asked: string[] = [];
  const inbox = nc.subscribe('$JS.API.DIRECT.GET.>', { callback: (_error, { subject }) => void asked.push(subject) });
  const version = await publish(store, 'care', { 'a.js': 'a' });
  await store.point('care', pointerTo(version), null);
  expect((await store.pointer('care'))?.pointer.version).toBe(version);
  expect(await store.record('care', version)).not.toBeNull();
  await inbox.drain();
  expect(asked).toEqual([]);
});

test('R-11: the record of all deployments refuses deleting and purging', async () => {
  registry = await startRegistry();
  const { nc, store } = registry;
  const version = await publish(store, 'care', { 'a.js': 'a' });
  await store.point('care', pointerTo(version), null);
  const { streams } = await jetstreamManager(nc);
  await expect(streams.purge(DEPLOYMENTS_STREAM)).rejects.toThrow();
  await expect(streams.deleteMessage(DEPLOYMENTS_STREAM, 1)).rejects.toThrow();
  await expect(streams.update(DEPLOYMENTS_STREAM, { deny_purge: false, deny_delete: false })).rejects.toThrow();
});
