import { CARING_MOODS, type ChatHelp, type ChatMessage, MAX_HISTORY, type Mood } from '@serein/contracts/ai';

export interface Message {
  id: string;
  role: ChatMessage['role'];
  text: string;
  /** Helplines: the service's for a message that shows a risk, the browser's own where no reply came. */
  help?: ChatHelp;
  /** No reply came: the apology in its place. */
  failed?: true;
}

/** Spec 3, section 8. */
export const FAILED = 'Failed to get a response from Neha. Please try again.';
export const APOLOGY = "I'm sorry, I couldn't process that. Please try again.";

/** The messages as the call takes them: the last ones, without what has no words. */
export function toHistory(messages: readonly Message[]): ChatMessage[] {
  return messages
    .filter(({ text }) => text !== '' && text !== APOLOGY)
    .slice(-MAX_HISTORY)
    .map(({ role, text }) => ({ role, parts: [{ text }] }));
}

/** The mood to show: a caring one while there are helplines in sight. */
export function shownMood(mood: Mood, messages: readonly Message[]): Mood {
  const caring = messages.some(({ help }) => help) ? CARING_MOODS : [mood];
  return caring.includes(mood) ? mood : 'calm';
}

/** What is in place of a reply that did not come. Where the service's helplines arrived before, they are there already. */
export function failedReply(id: string, messages: readonly Message[], help: ChatHelp | undefined): Message {
  const hasHelp = messages.at(-1)?.role === 'model' && messages.at(-1)?.help;
  return { id, role: 'model', text: APOLOGY, failed: true, ...(help && !hasHelp && { help }) };
}

/** The words that got no reply, and what was said before them. */
export function lastTurn(messages: readonly Message[]): { before: readonly Message[]; prompt: string } {
  const place = messages.map(({ role }) => role).lastIndexOf('user');
  return { before: messages.slice(0, Math.max(0, place)), prompt: messages[place]?.text ?? '' };
}

/** The messages with the one of this id changed. */
export const withChange = (messages: readonly Message[], id: string, change: (message: Message) => Message) =>
  messages.map((message) => (message.id === id ? change(message) : message));

const KEY = 'neha-conversation';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the tab kept; nothing where there is none or it cannot be read. */
export function recall(store: Store): Message[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Keeps the conversation in the tab, and nowhere else. */
export function remember(store: Store, messages: readonly Message[]): void {
  try {
    if (messages.length === 0) store.removeItem(KEY);
    else store.setItem(KEY, JSON.stringify(messages));
  } catch {
    // storage is blocked or full: the conversation lasts as long as the page
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { id, role, text } = value as Partial<Message>;
  return typeof id === 'string' && typeof text === 'string' && (role === 'user' || role === 'model');
}
