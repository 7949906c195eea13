import type { CONSULTATION_MODES } from '@serein/contracts/care';

export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

/** What a visitor has filled in so far. */
export interface BookingDraft {
  slotDate: string | null;
  slotTime: string | null;
  mode: ConsultationMode;
  description: string;
  audio: Blob | null;
}

const EMPTY: BookingDraft = { slotDate: null, slotTime: null, mode: 'online', description: '', audio: null };

// In memory only: the words are the patient's own, and outlive the way to the login, not the tab.
const drafts = new Map<string, BookingDraft>();

export const loadDraft = (docId: string): BookingDraft => drafts.get(docId) ?? EMPTY;
export const keepDraft = (docId: string, draft: BookingDraft): void => void drafts.set(docId, draft);
export const dropDraft = (docId: string): void => void drafts.delete(docId);
