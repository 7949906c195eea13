export interface Draft {
  title: string;
  content: string;
  /** A forum category, or nothing chosen yet. */
  category: string;
}

export const EMPTY_DRAFT: Draft = { title: '', content: '', category: '' };

export const isEmpty = ({ title, content }: Draft): boolean => title.trim() === '' && content.trim() === '';

const KEY = 'forum-draft';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The post that was begun in this tab and neither sent nor discarded. */
export function recallDraft(store: Store): Draft {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(store: Store, draft: Draft): void {
  try {
    if (isEmpty(draft)) store.removeItem(KEY);
    else store.setItem(KEY, JSON.stringify(draft));
  } catch {
    // storage is blocked or full: the draft lasts as long as the page
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, category } = value as Partial<Draft>;
  return [title, content, category].every((part) => typeof part === 'string');
}
