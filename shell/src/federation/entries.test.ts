import { beforeEach, expect, test } from '@jest/globals';
import { Entries } from './entries.ts';
import type { ModuleComponent, ModuleEntry } from './module-entry.ts';

let entries: Entries;
/** Makes each attempt fail, in order. */
let attempts: ((error: Error) => void)[];
/** What the entries were told that kept them from the page. */
let troubles: unknown[];
beforeEach(() => {
  entries = new Entries();
  attempts = [];
  troubles = [];
});

function open(id: string, drop: () => void): ModuleEntry {
  const component = new Promise<ModuleComponent | null>((_, reject) => attempts.push(reject));
  const crashed = (error: unknown) => {
    troubles.push(error);
    return false;
  };
  return { id, component, shown: () => {}, crashed, forget: drop };
}

const visit = () => entries.visit('care DoctorsPage', open);
const prefetch = () => entries.prefetch('care DoctorsPage', open);
const failed = async (attempt: number) => {
  attempts[attempt]?.(new Error('offline'));
  await Promise.resolve();
};

test('a prefetch that failed is not repeated before somebody goes there, who finds a fresh attempt', async () => {
  prefetch();
  await failed(0);
  prefetch();
  expect(attempts).toHaveLength(1);
  expect(troubles).toEqual([]);
  const first = visit();
  expect(attempts).toHaveLength(2);
  expect(visit()).toBe(first);
});

test('who comes while a prefetch is on its way waits for it, and for its failure', async () => {
  prefetch();
  const entry = visit();
  await failed(0);
  expect(visit()).toBe(entry);
  expect(attempts).toHaveLength(1);
  expect(troubles).toHaveLength(1);
});

test('R-50: a failure that somebody saw stays until it is forgotten', async () => {
  const entry = visit();
  await failed(0);
  prefetch();
  expect(visit()).toBe(entry);
  entry.forget();
  expect(visit()).not.toBe(entry);
});
