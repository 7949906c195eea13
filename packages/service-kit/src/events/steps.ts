/** The steps of an event's way, in order; tests stop a process at each of them. */
export type EventStep =
  | 'relay:found'
  | 'relay:published'
  | 'relay:removed'
  | 'consumer:received'
  | 'consumer:applied'
  | 'consumer:marked'
  | 'consumer:acknowledged';

/** Called after each step. */
export type StepHook = (step: EventStep) => void | Promise<void>;
