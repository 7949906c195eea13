import type { ChatMessage } from '@serein/contracts/ai';

export interface CompanionRequest {
  prompt: string;
  /** Earlier messages, oldest first. */
  history: readonly ChatMessage[];
  /** Aborted when the person stops the reply or nobody waits any more. */
  signal: AbortSignal;
}

/**
 * What speaks as Neha. Risk has been dealt with before a model is asked, so a model only has to be a good listener.
 * Chosen by configuration; every adapter passes the same contract tests.
 */
export interface CompanionModel {
  /** The reply, in pieces that are shown as they come. At least one piece with text in it. */
  reply(request: CompanionRequest): AsyncIterable<string>;
}

/** Injection token. */
export const COMPANION = Symbol('companion model');
