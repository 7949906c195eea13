import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeTo, pointerTo, publish } from '../testing/published.ts';
import { type RegistryUnderTest, startRegistry } from '../testing/registry-under-test.ts';
import { POINTER_HISTORY } from './names.ts';

let registry: RegistryUnderTest;
const versions = new Map<string, string>();
beforeAll(async () => {
  registry = await startRegistry();
  for (const app of ['care', 'learn']) versions.set(app, await publish(registry.store, app, { 'a.js': 'a' }));
});
afterAll(() => registry?.stop());

async function change(app: string, note: string): Promise<void> {
  const version = versions.get(app) ?? '';
  const current = await registry.store.pointer(app);
  const pointer = pointerTo(version, { change: changeTo(version, { note }) });
  expect(await registry.store.point(app, pointer, current?.revision ?? null)).not.toBeNull();
}

async function allNotes(app: string, limit: number): Promise<(string | null)[]> {
  const notes: (string | null)[] = [];
  let cursor: string | undefined;
  do {
    const page = await registry.store.history(app, { limit, cursor });
    expect(page.changes.length).toBeLessThanOrEqual(limit);
    notes.push(...page.changes.map(({ note }) => note));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return notes;
}

test('an app that was never deployed has no history', async () => {
  expect(await registry.store.history('ai', { limit: 10 })).toEqual({ changes: [], nextCursor: null });
  expect(await registry.store.history('*', { limit: 10 })).toEqual({ changes: [], nextCursor: null });
});

test('R-12: every change is there at once, newest first, beyond what the bucket keeps', async () => {
  const count = 3 * POINTER_HISTORY;
  const expected: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    await change('care', `${number}`);
    expected.unshift(`${number}`);
    if (number % 20 === 0) await change('learn', `${number}`);
    if (number % POINTER_HISTORY === 0) expect(await allNotes('care', 100)).toEqual(expected);
  }
  expect(await allNotes('care', 7)).toEqual(expected);
  expect(await allNotes('learn', 3)).toEqual(expected.filter((note) => Number(note) % 20 === 0));
});
