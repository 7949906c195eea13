import { aiRoutes, type ChatEvent, FIRST_MOOD, MOODS, type Mood } from '@serein/contracts/ai';
import { callStream, personalStorage } from '@serein/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import {
  FAILED,
  failedReply,
  lastTurn,
  type Message,
  recall,
  remember,
  shownMood,
  toHistory,
  withChange,
} from './conversation.ts';
import { here, localHelp } from './local-help.ts';

/** A network that is dead without saying so fails only after the call's deadline: too late for somebody in danger. */
const LATE_MS = 10_000;

const newId = () => crypto.randomUUID();
const anyMood = (): Mood => MOODS[Math.floor(Math.random() * MOODS.length)] ?? FIRST_MOOD;
const saysSomething = ({ text, help }: Message) => text !== '' || help !== undefined;

/** The chat with Neha: idle, waiting for a reply, idle again (spec 3, section 4). */
export function useConversation() {
  const [messages, setMessages] = useState<readonly Message[]>(() => recall(personalStorage));
  const [error, setError] = useState<string | null>(null);
  const [mood, setMood] = useState<Mood>(FIRST_MOOD);
  const [replyId, setReplyId] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => remember(personalStorage, messages.filter(saysSomething)), [messages]);
  useEffect(() => () => running.current?.abort(), []);

  async function say(text: string, before: readonly Message[]): Promise<void> {
    const prompt = text.trim();
    if (!prompt || running.current) return;
    const stopper = new AbortController();
    running.current = stopper;
    const country = here();
    const reply: Message = { id: newId(), role: 'model', text: '' };
    setError(null);
    setReplyId(reply.id);
    setMessages([...before, { id: newId(), role: 'user', text: prompt }, reply]);
    const clock = setTimeout(() => setLate(true), LATE_MS);
    const change = (part: (message: Message) => Message) =>
      setMessages((current) => withChange(current, reply.id, part));
    try {
      await callStream(aiRoutes.chat, {
        body: { prompt, history: toHistory(before), country },
        signal: stopper.signal,
        onEvent: (event, data) => {
          clearTimeout(clock);
          setLate(false);
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
        // Nobody has read the words, so nobody knows whether they were about a danger: help is shown in any case.
        setMessages((current) => [...current, failedReply(newId(), current, localHelp(country))]);
      }
    } finally {
      clearTimeout(clock);
      if (running.current === stopper) {
        running.current = null;
        setReplyId(null);
        setLate(false);
        setMessages((current) => current.filter(saysSomething));
      }
    }
  }

  const send = (text: string) => say(text, messages);
  const sendAgain = () => {
    const { before, prompt } = lastTurn(messages);
    return say(prompt, before);
  };
  const stop = () => running.current?.abort();
  const clear = () => {
    stop();
    setError(null);
    setMood(FIRST_MOOD);
    setMessages([]);
  };
  const dismissError = () => setError(null);
  return {
    messages,
    error,
    mood: shownMood(mood, messages),
    replyId,
    /** While a reply has not begun for long. */
    lateHelp: isLate ? localHelp(here()) : undefined,
    send,
    sendAgain,
    stop,
    clear,
    dismissError,
  };
}
