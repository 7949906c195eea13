import { Injectable } from '@nestjs/common';
import { type ChatMessage, MAX_PROMPT_LENGTH } from '@serein/contracts/ai';
import { detectRisk } from '../risk/detect-risk.ts';
import type { CompanionModel, CompanionRequest } from './companion-model.ts';
import { mirror } from './mirror.ts';
import { CHECKING_IN, PHRASES } from './phrases.ts';
import { type Theme, themeOf } from './themes.ts';

/**
 * Neha without a language model: she says back what she heard, offers one thing, and asks one question.
 * The same prompt and history always give the same reply; what she has said already she leaves for later.
 */
@Injectable()
export class OfflineCompanion implements CompanionModel {
  async *reply({ prompt, history, signal }: CompanionRequest): AsyncIterable<string> {
    for (const piece of compose(prompt, history).match(/\s*\S+/g) ?? []) {
      if (signal.aborted) return;
      yield piece;
    }
  }
}

export function compose(prompt: string, history: readonly ChatMessage[]): string {
  const said = texts(history, 'model').join('\n');
  const heard = texts(history, 'user');
  const seed = hash(`${heard.length}:${prompt}`);
  const theme = currentTheme(prompt, heard);
  const { hears, offers, asks } = PHRASES[theme];
  const echo = LIGHT_THEMES.has(theme) ? null : mirror(prompt);
  const opening = lastWasRisky(heard)
    ? fresh(CHECKING_IN, seed, said)
    : [
        echo
          ? fresh(
              ECHOES.map((line) => line.replace('…', echo)),
              seed,
              said,
            )
          : '',
        fresh(hears, seed, said),
      ]
        .join(' ')
        .trim();
  return `${opening}\n\n${fresh(offers, seed >>> 3, said)} ${fresh(asks, seed >>> 6, said)}`;
}

const ECHOES = ['You feel …, and that counts.', 'You feel …. I hear you.'] as const;
const LIGHT_THEMES: ReadonlySet<Theme> = new Set(['identity', 'thanks', 'farewell', 'greeting', 'joy', 'gratitude']);

function texts(history: readonly ChatMessage[], role: ChatMessage['role']): string[] {
  return history.filter((message) => message.role === role).map(({ parts }) => parts.map(({ text }) => text).join(' '));
}

/** A message without a theme of its own ("yes", "because of last week") goes on with the one before. */
function currentTheme(prompt: string, heard: readonly string[]): Theme {
  const own = themeOf(prompt);
  if (own !== 'open') return own;
  return heard.map(themeOf).findLast((theme) => theme !== 'open' && !PASSING.has(theme)) ?? 'open';
}

const PASSING: ReadonlySet<Theme> = new Set(['identity', 'thanks', 'farewell', 'greeting']);

function lastWasRisky(heard: readonly string[]): boolean {
  const last = heard.at(-1);
  // Only a prompt was ever looked at; what claims to be a longer one is not worth the time.
  return last !== undefined && detectRisk(last.slice(0, MAX_PROMPT_LENGTH)) !== null;
}

/** The line at the seed's place, or the next one not said yet; when all were said, the one said longest ago. */
function fresh(lines: readonly string[], seed: number, said: string): string {
  const turned = lines.map((_, index) => lines[(seed + index) % lines.length] ?? '');
  return turned.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b))[0] ?? '';
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
