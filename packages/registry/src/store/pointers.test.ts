import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeTo, pointerTo, publish } from '../testing/published.ts';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import type { RegistryStore } from './registry-store.ts';

let registry: RegistryUnderTest;
let store: RegistryStore;
beforeAll(async () => {
  registry = await startRegistry();
  store = registry.store;
});
afterAll(() => registry?.stop());

test('R-9: of several who replace one revision, one wins and the others change nothing', async () => {
  const versions = await Promise.all(['one', 'two', 'three'].map((text) => publish(store, 'care', { 'a.js': text })));
  const others = await Promise.all(versions.map(() => registry.another()));
  const pointAll = async (revision: number | null): Promise<number> => {
    const revisions = await Promise.all(
      versions.map((version, index) => others[index]?.point('care', pointerTo(version), revision)),
    );
    const [won, ...more] = revisions.flatMap((made, index) => (made == null ? [] : [{ made, index }]));
    expect(more).toEqual([]);
    const { pointer, revision: present } = (await store.pointer('care')) ?? {};
    expect(present).toBe(won?.made);
    expect(pointer?.version).toBe(versions[won?.index ?? -1]);
    return won?.made ?? 0;
  };
  const first = await pointAll(null);
  await pointAll(first);
  expect((await store.history('care', { limit: 10 })).changes).toHaveLength(2);
});

test('R-9: a pointer that was held against all others is not written when one of them has moved', async () => {
  const [shell, remote] = await Promise.all(['shell', 'learn'].map((app) => publish(store, app, { 'a.js': app })));
  const standing = await store.standing();
  expect(standing.pointers.has('shell')).toBe(false);
  const first = await store.pointIn(standing, 'shell', pointerTo(shell ?? ''));
  expect(first).not.toBeNull();
  expect(await store.pointIn(standing, 'learn', pointerTo(remote ?? ''))).toBeNull();
  expect(await store.pointer('learn')).toBeNull();
  const later = await store.standing();
  expect(later.pointers.get('shell')?.revision).toBe(first);
  expect(await store.pointIn(later, 'learn', pointerTo(remote ?? ''))).not.toBeNull();
  await expect(store.pointIn(later, 'ai', pointerTo('0123456789abcdef'))).rejects.toThrow('0123456789abcdef');
});

test('R-10: the pointer comes back with the change that made it', async () => {
  const version = await publish(store, 'learn', { 'a.js': 'a' });
  const change = changeTo(version, { by: 'Noor', forced: ['It calls learn.x, which no service announces.'] });
  const before = (await store.pointer('learn'))?.revision ?? null;
  const revision = await store.point('learn', pointerTo(version, { change }), before);
  expect(await store.pointer('learn')).toEqual({ pointer: pointerTo(version, { change }), revision });
  expect((await store.pointers()).get('learn')?.pointer.change).toEqual(change);
});

test('R-13: no pointer to a version that the registry does not have', async () => {
  const version = await publish(store, 'ai', { 'a.js': 'a' });
  const unknown = '0123456789abcdef';
  const canary = { version: unknown, percent: 10, since: '2026-11-01T08:00:00.000Z' };
  await expect(store.point('ai', pointerTo(unknown), null)).rejects.toThrow(unknown);
  await expect(store.point('ai', pointerTo(version, { canary }), null)).rejects.toThrow(unknown);
  expect(await store.pointer('ai')).toBeNull();
});

test('a dev server needs no version', async () => {
  const dev = pointerTo('dev', { url: 'http://localhost:3001' });
  await store.point('community', dev, null);
  expect((await store.pointer('community'))?.pointer).toEqual(dev);
});
