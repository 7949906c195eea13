import { describe, expect, it } from '@jest/globals';
import { MAX_HISTORY } from '@serein/contracts/ai';
import { APOLOGY, type Message, recall, remember, toHistory } from './conversation.ts';
import { likelyCountry } from './country.ts';

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

describe('likelyCountry', () => {
  it.each([
    ['Asia/Kolkata', 'en-US', 'IN'],
    ['Asia/Calcutta', 'hi', 'IN'],
    ['Europe/London', 'en-US', 'GB'],
    ['Australia/Perth', 'en-GB', 'AU'],
    ['America/New_York', 'en-US', 'US'],
    ['America/Toronto', 'fr-CA', 'CA'],
    ['Europe/Berlin', 'en-US', 'ZZ'],
    ['Europe/Berlin', 'de-DE', 'DE'],
    ['', 'en', 'ZZ'],
  ])('takes somebody in %s with %s to be in %s', (zone, language, country) => {
    expect(likelyCountry(zone, language)).toBe(country);
  });
});
