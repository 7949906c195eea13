import { aiRoutes, type ChatEvent, FIRST_MOOD, likelyCountry, MOODS, type Mood } from '@serein/contracts/ai';
import { callStream, personalStorage } from '@serein/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import { APOLOGY, FAILED, type Message, recall, remember, toHistory, withChange } from './conversation.ts';

const newId = () => crypto.randomUUID();
const anyMood = (): Mood => MOODS[Math.floor(Math.random() * MOODS.length)] ?? FIRST_MOOD;

/** The chat with Neha: idle, waiting for a reply, idle again (spec 3, section 4). */
export function useConversation() {
  const [messages, setMessages] = useState<readonly Message[]>(() => recall(personalStorage));
  const [error, setError] = useState<string | null>(null);
  const [mood, setMood] = useState<Mood>(FIRST_MOOD);
  const [replyId, setReplyId] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(
    () =>
      remember(
        personalStorage,
        messages.filter(({ text, help }) => text !== '' || help),
      ),
    [messages],
  );
  useEffect(() => () => running.current?.abort(), []);

  async function send(text: string): Promise<void> {
    const prompt = text.trim();
    if (!prompt || running.current) return;
    const stopper = new AbortController();
    running.current = stopper;
    const reply: Message = { id: newId(), role: 'model', text: '' };
    setError(null);
    setReplyId(reply.id);
    setMessages([...messages, { id: newId(), role: 'user', text: prompt }, reply]);
    const change = (part: (message: Message) => Message) =>
      setMessages((current) => withChange(current, reply.id, part));
    try {
      await callStream(aiRoutes.chat, {
        body: { prompt, history: toHistory(messages), country: here() },
        signal: stopper.signal,
        onEvent: (event, data) => {
          // The contract's pairs of event and data.
          const { event: kind, data: value } = { event, data } as ChatEvent;
          if (kind === 'help') change((message) => ({ ...message, help: value }));
          if (kind === 'text') change((message) => ({ ...message, text: message.text + value.text }));
        },
      });
      setMood(anyMood());
    } catch {
      if (!stopper.signal.aborted) {
        setError(FAILED);
        setMessages((current) => [...current, { id: newId(), role: 'model', text: APOLOGY }]);
      }
    } finally {
      if (running.current === stopper) {
        running.current = null;
        setReplyId(null);
        setMessages((current) => current.filter(({ text, help }) => text !== '' || help));
      }
    }
  }

  const stop = () => running.current?.abort();
  const clear = () => {
    stop();
    setError(null);
    setMessages([]);
  };
  return { messages, error, mood, replyId, send, stop, clear, dismissError: () => setError(null) };
}

const here = () => likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
