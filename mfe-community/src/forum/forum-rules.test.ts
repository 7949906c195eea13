import { describe, expect, it, test } from '@jest/globals';
import { FORUM_CATEGORIES } from '@serein/contracts/community';
import fc from 'fast-check';
import { EMPTY_DRAFT, keepDraft, recallDraft } from './draft.ts';
import { readFilters, writeFilters } from './forum-filters.ts';
import { relativeTime } from './relative-time.ts';

test('a shared address gives back the filters it was made from', () => {
  const anyFilters = fc.record({
    search: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    category: fc.option(fc.constantFrom(...FORUM_CATEGORIES)),
  });
  fc.assert(fc.property(anyFilters, (filters) => expect(readFilters(writeFilters(filters))).toEqual(filters)));
});

describe('relativeTime', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  it.each([
    [20, 'just now'],
    [60, '1 minute ago'],
    [3 * 3600, '3 hours ago'],
    [24 * 3600, 'yesterday'],
    [9 * 24 * 3600, 'last week'],
    [60 * 24 * 3600, '16 April 2026'],
    [-30, 'just now'],
  ])('calls %d seconds ago "%s"', (seconds, words) => {
    expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
  });
});

describe('a draft', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };

  it('is found again until it is emptied, and then leaves no trace', () => {
    const draft = { title: 'A small win', content: 'I went for a walk.', category: 'selfcare' };
    keepDraft(store, draft);
    expect(recallDraft(store)).toEqual(draft);
    keepDraft(store, { ...draft, title: ' ', content: '' });
    expect(recallDraft(store)).toEqual(EMPTY_DRAFT);
    expect(kept.size).toBe(0);
  });

  it.each(['{', 'null', '{"title":1}', '[]'])('is empty where the tab kept %s', (text) => {
    expect(recallDraft({ ...store, getItem: () => text })).toEqual(EMPTY_DRAFT);
  });
});
