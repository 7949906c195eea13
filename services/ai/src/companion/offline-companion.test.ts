import { describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@serein/contracts/ai';
import fc from 'fast-check';
import { mirror } from './mirror.ts';
import { compose } from './offline-companion.ts';
import { PHRASES } from './phrases.ts';
import { themeOf } from './themes.ts';

const message = (role: ChatMessage['role'], text: string): ChatMessage => ({ role, parts: [{ text }] });

function talk(prompts: readonly string[]): string[] {
  const history: ChatMessage[] = [];
  return prompts.map((prompt) => {
    const reply = compose(prompt, history);
    history.push(message('user', prompt), message('model', reply));
    return reply;
  });
}

describe('the offline companion', () => {
  it.each([
    ['I feel overwhelmed with everything', 'overwhelm'],
    ["I'm so anxious about tomorrow", 'anxiety'],
    ["I can't sleep", 'sleep'],
    ['My grandmother passed away', 'grief'],
    ['I feel lonely in this city', 'loneliness'],
    ['My boss never listens', 'work'],
    ['My girlfriend and I had an argument', 'relationships'],
    ['Something wonderful happened today!', 'joy'],
    ["I'm grateful for my sister", 'gratitude'],
    ["I'm angry at everyone", 'anger'],
    ['hello', 'greeting'],
    ['thanks, that was good', 'thanks'],
    ['I feel worthless', 'encouragement'],
    ['I feel stupid and ugly', 'encouragement'],
    ['I feel dead inside', 'sadness'],
    ['who are you?', 'identity'],
    ['Are you a therapist?', 'identity'],
    ['I need some encouragement', 'encouragement'],
    ['Help me understand my feelings', 'feelings'],
    ['the bus was blue', 'open'],
  ])('hears what "%s" is about', (prompt, theme) => {
    expect(themeOf(prompt)).toBe(theme);
  });

  it('says that it is an AI and not a therapist when asked', () => {
    const [reply = ''] = talk(['Are you a real person?']);
    expect(reply).toMatch(/AI|computer/);
    expect(reply).toMatch(/not a (?:person|therapist)|can't diagnose/);
  });

  it('does not repeat a line while it has others', () => {
    const replies = talk(['I feel stressed', 'still too much', 'it is all too much']);
    const lines = replies.flatMap((reply) =>
      Object.values(PHRASES.overwhelm)
        .flat()
        .filter((line: string) => reply.includes(line)),
    );
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength(9);
  });

  it('goes on with the theme when the answer has none of its own', () => {
    const [, second = ''] = talk(['I cannot sleep', 'since March']);
    expect(PHRASES.sleep.asks.some((line) => second.includes(line))).toBe(true);
  });

  it('asks first whether the person is safe after a message that showed a risk', () => {
    const [, second = ''] = talk(['I want to die', 'ok']);
    expect(second).toMatch(/safe right now|danger still close/);
  });

  it('says the same to the same conversation, and never nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 }), { minLength: 1, maxLength: 12 }), (prompts) => {
        const replies = talk(prompts);
        expect(talk(prompts)).toEqual(replies);
        expect(replies.every((reply) => reply.trim().length > 20)).toBe(true);
      }),
    );
  });

  it.each([
    ["I'm worried about my exam, and tired", 'worried about your exam'],
    ['I feel left behind by my friends.', 'left behind by your friends'],
    ['I am so tired today', 'tired'],
    ['The weather is nice', null],
    ['I feel worthless', null],
    ['I feel stupid and ugly', null],
    ['I am useless', null],
    ['I am broken', null],
    ['I feel dead inside', null],
    ['I feel hopeless', null],
    ['I am tired of being a failure', null],
    ["I'm sad about how stupid I am", null],
    ['I am afraid I am worthless', null],
  ])('turns "%s" towards the person', (text, expected) => {
    expect(mirror(text)).toBe(expected);
  });
});
