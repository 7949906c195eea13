/** A fact that one service tells the others (JetStream stream `EVENTS`, subject `events.<type>`). */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  /** Unique; consumers take each id once. */
  id: string;
  /** `<service>.<what happened>`, for instance `identity.profile-changed`. */
  type: Type;
  /** ISO instant at which the change was stored. */
  at: string;
  data: Data;
}

export const EVENT_STREAM = 'EVENTS';
export const eventSubject = (type: string): string => `events.${type}`;
