import { z } from '../zod.ts';
import { MAX_HISTORY, MAX_PROMPT_LENGTH } from './constants.ts';

export const ChatMessage = z.object({
  role: z.enum(['user', 'model']),
  parts: z
    .array(z.object({ text: z.string().max(20_000) }))
    .min(1)
    .max(20),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatBody = z.object({
  prompt: z.string().trim().min(1, 'Please write a message.').max(MAX_PROMPT_LENGTH),
  history: z.array(ChatMessage).max(MAX_HISTORY).default([]),
  /** ISO 3166 code of the person's country, for the helplines. */
  country: z.string().length(2).optional(),
});
export type ChatBody = z.input<typeof ChatBody>;

export const HelplineEntry = z.object({
  name: z.string(),
  phone: z.string().optional(),
  /** How to use it, where it is not a call: `text HOME to 741741`. */
  text: z.string().optional(),
  website: z.string().optional(),
});
export type HelplineEntry = z.infer<typeof HelplineEntry>;

/** `help` is there when the message showed a risk: the page shows it above the text. */
export interface ChatHelp {
  country: string;
  emergency: string;
  helplines: HelplineEntry[];
}

export interface ChatAnswer {
  text: string;
  help?: ChatHelp;
}

/** The streamed form: server-sent events `help` (first, where there is a risk), `text` (a piece), `done`. */
export type ChatEvent =
  | { event: 'help'; data: ChatHelp }
  | { event: 'text'; data: { text: string } }
  | { event: 'done'; data: Record<string, never> };
