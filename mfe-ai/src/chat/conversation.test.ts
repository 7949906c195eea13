import { describe, expect, it } from '@jest/globals';
import { MAX_HISTORY } from '@serein/contracts/ai';
import {
  APOLOGY,
  failedReply,
  lastTurn,
  type Message,
  recall,
  remember,
  shownMood,
  toHistory,
} from './conversation.ts';
import { localHelp } from './local-help.ts';

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

  it('shows helplines in place of a reply that did not come, once', () => {
    const help = localHelp('IN');
    const said = [message(0, 'I cannot go on')];
    expect(failedReply('x', said, help)).toEqual({ id: 'x', role: 'model', text: APOLOGY, failed: true, help });
    const begun: Message[] = [...said, { ...message(1, 'I am'), ...(help && { help }) }];
    expect(failedReply('x', begun, help).help).toBeUndefined();
  });

  it('knows which words to send again', () => {
    const messages = [message(0, 'hi'), message(1, 'hello'), message(2, 'again?'), message(3, APOLOGY)];
    expect(lastTurn(messages)).toEqual({ before: messages.slice(0, 2), prompt: 'again?' });
  });

  it('shows no happy mood beside helplines, until they are cleared', () => {
    const helped: Message[] = [
      { ...message(1, 'I am here'), help: { country: 'India', emergency: '112', helplines: [] } },
    ];
    expect(shownMood('happy', helped)).toBe('calm');
    expect(shownMood('peaceful', [...helped, message(2, 'thank you')])).toBe('calm');
    expect(shownMood('thoughtful', helped)).toBe('thoughtful');
    expect(shownMood('happy', [message(1, 'hello')])).toBe('happy');
  });

  it.each([
    ['IN', 'India', '112'],
    ['CA', 'Canada', '911'],
    ['ZZ', 'Other', 'local emergency services'],
    ['DE', 'Other', 'local emergency services'],
  ])('has the helplines of %s without the network', (code, country, emergency) => {
    expect(localHelp(code)).toMatchObject({
      country,
      emergency,
      helplines: expect.arrayContaining([expect.anything()]),
    });
  });

  it.each(['{', '{"a":1}', '[1,null,{"id":1}]'])('starts anew when what was kept is %s', (kept) => {
    expect(recall({ ...memory(), getItem: () => kept })).toEqual([]);
  });
});
