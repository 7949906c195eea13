import { describe, expect, it } from '@jest/globals';
import { MAX_HISTORY } from '@serein/contracts/ai';
import { APOLOGY, type Message, recall, remember, toHistory } from './conversation.ts';

const message = (id: number, text: string): Message => ({ id: String(id), role: id % 2 ? 'model' : 'user', text });

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the conversation', () => {
  it('sends only the last messages along, and neither empty ones nor apologies', () => {
    const messages = [...Array(60).keys()].map((id) => message(id, `m${id}`));
    expect(toHistory([...messages, message(60, ''), message(61, APOLOGY)])).toHaveLength(MAX_HISTORY);
    expect(toHistory([message(0, 'hi')])).toEqual([{ role: 'user', parts: [{ text: 'hi' }] }]);
  });

  it('is found again in the same tab, and forgotten when it is cleared', () => {
    const store = memory();
    const messages = [message(0, 'hi'), message(1, 'hello')];
    remember(store, messages);
    expect(recall(store)).toEqual(messages);
    remember(store, []);
    expect(recall(store)).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[1,null,{"id":1}]'])('starts anew when what was kept is %s', (kept) => {
    expect(recall({ ...memory(), getItem: () => kept })).toEqual([]);
  });
});
