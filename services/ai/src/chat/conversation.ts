import { Inject, Injectable } from '@nestjs/common';
import type { ChatEvent, ChatHelp, ChatMessage } from '@serein/contracts/ai';
import { COMPANION, type CompanionModel } from '../companion/companion-model.ts';
import { calmReply, helpFor } from '../risk/calm-reply.ts';
import { detectRisk } from '../risk/detect-risk.ts';
import { Pace } from './pace.ts';

export interface Turn {
  prompt: string;
  history: readonly ChatMessage[];
  country?: string | undefined;
}

/** One turn with Neha: risk first, by fixed rules and words; the model only where there is none (spec 0). */
@Injectable()
export class Conversation {
  constructor(
    @Inject(COMPANION) private readonly model: CompanionModel,
    private readonly pace: Pace,
  ) {}

  /** The events of the reply, in the order in which the page shows them. */
  async *answer(turn: Turn, signal: AbortSignal): AsyncIterable<ChatEvent> {
    const risk = detectRisk(turn.prompt);
    if (risk) {
      const help = helpFor(turn.country);
      yield { event: 'help', data: help };
      // In one piece: whoever needs this should not have to wait for words to arrive.
      yield { event: 'text', data: { text: calmReply(risk, help, repliesIn(turn.history)) } };
    } else {
      for await (const text of this.model.reply({ prompt: turn.prompt, history: turn.history, signal })) {
        yield { event: 'text', data: { text } };
        await this.pace.betweenPieces(signal);
      }
    }
    yield { event: 'done', data: {} };
  }

  /** The same reply in one piece. */
  async wholeAnswer(turn: Turn, signal: AbortSignal): Promise<{ text: string; help?: ChatHelp }> {
    const risk = detectRisk(turn.prompt);
    if (risk) {
      const help = helpFor(turn.country);
      return { text: calmReply(risk, help, repliesIn(turn.history)), help };
    }
    let text = '';
    for await (const piece of this.model.reply({ prompt: turn.prompt, history: turn.history, signal })) text += piece;
    return { text };
  }
}

function repliesIn(history: readonly ChatMessage[]): string[] {
  return history.filter(({ role }) => role === 'model').flatMap(({ parts }) => parts.map(({ text }) => text));
}
