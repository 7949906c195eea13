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

/** A user's id; null while nobody is signed in. */
type Person = string | null;

interface KeptDraft {
  draft: BookingDraft;
  /** The user who had it last; null while only visitors did. */
  owner: Person;
  /** Its page has been on the screen ever since. */
  isOpen: boolean;
}

const EMPTY: BookingDraft = { slotDate: null, slotTime: null, mode: 'online', description: '', audio: null };

// In memory only: the words are the patient's own, and outlive the way to the login, not the tab.
const drafts = new Map<string, KeptDraft>();

/**
 * What was filled in for a doctor. A visitor's draft goes with him into his session. A user's is shown to nobody else;
 * only whose session ends before his eyes goes on seeing it, until he leaves the page.
 */
export function loadDraft(docId: string, person: Person): BookingDraft {
  const kept = drafts.get(docId);
  if (!kept) return EMPTY;
  const isHis = kept.owner === null || kept.owner === person || (person === null && kept.isOpen);
  return isHis ? kept.draft : EMPTY;
}

export function keepDraft(docId: string, draft: BookingDraft, person: Person): void {
  const before = drafts.get(docId);
  drafts.set(docId, { draft, owner: person ?? (before?.isOpen ? before.owner : null), isOpen: true });
}

/** The page of a doctor is left. */
export function closeDraft(docId: string): void {
  const kept = drafts.get(docId);
  if (kept) drafts.set(docId, { ...kept, isOpen: false });
}

export const dropDraft = (docId: string): void => void drafts.delete(docId);
