import { expect, test } from '@jest/globals';
import { type BookingDraft, closeDraft, dropDraft, keepDraft, loadDraft } from './booking-draft.ts';

const EMPTY = loadDraft('untouched', null);
const DRAFT: BookingDraft = { ...EMPTY, slotDate: '5_3_2026', slotTime: '10:00 AM', description: 'I sleep badly.' };

test("a visitor's draft goes with him into his session, and is his from then on", () => {
  keepDraft('visitor', DRAFT, null);
  closeDraft('visitor');
  expect(loadDraft('visitor', 'asha')).toBe(DRAFT);
  keepDraft('visitor', DRAFT, 'asha');
  closeDraft('visitor');
  expect(loadDraft('visitor', 'asha')).toBe(DRAFT);
  expect(loadDraft('visitor', 'ravi')).toBe(EMPTY);
});

test("a user's draft is shown to nobody who comes after him, and a stranger's own one takes its place", () => {
  keepDraft('shared', DRAFT, 'asha');
  closeDraft('shared');
  expect(loadDraft('shared', null)).toBe(EMPTY);
  expect(loadDraft('shared', 'ravi')).toBe(EMPTY);
  const other = { ...EMPTY, description: 'Something else.' };
  keepDraft('shared', other, null);
  closeDraft('shared');
  expect(loadDraft('shared', 'ravi')).toBe(other);
});

test('whose session ends while he writes goes on, and finds it again when he is back; another does not', () => {
  keepDraft('expired', DRAFT, 'asha');
  expect(loadDraft('expired', null)).toBe(DRAFT);
  expect(loadDraft('expired', 'ravi')).toBe(EMPTY);
  keepDraft('expired', DRAFT, null);
  closeDraft('expired');
  expect(loadDraft('expired', null)).toBe(EMPTY);
  expect(loadDraft('expired', 'ravi')).toBe(EMPTY);
  expect(loadDraft('expired', 'asha')).toBe(DRAFT);
});

test('what was booked is not kept', () => {
  keepDraft('booked', DRAFT, 'asha');
  dropDraft('booked');
  closeDraft('booked');
  expect(loadDraft('booked', 'asha')).toBe(EMPTY);
});
