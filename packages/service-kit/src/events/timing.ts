/** How patient event delivery is, in milliseconds. */
export interface DeliveryTiming {
  /** JetStream gives an event that stays unanswered so long to another copy; a handler is given up before. */
  ackWaitMs: number;
  /** The pauses before the second, third, … delivery; one more failure after the last parks the event. */
  backOffMs: readonly number[];
}

export const DEFAULT_TIMING: DeliveryTiming = { ackWaitMs: 30_000, backOffMs: [500, 2_000, 5_000, 15_000] };
