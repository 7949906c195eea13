import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@serein/contracts';
import { Schema } from 'mongoose';

/** An event that waits in the changed document until it is published. */
export type OutboxEntry = DomainEvent;

const OutboxEntrySchema = new Schema<OutboxEntry>(
  {
    id: { type: String, required: true },
    type: { type: String, required: true },
    at: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
  },
  { _id: false },
);

/** The schema field of a document that emits events: `outbox: outboxField`. It is never read by default. */
export const outboxField = { type: [OutboxEntrySchema], default: undefined, select: false };

/** Adds the index by which the relay finds documents with waiting events; it holds nothing else. */
export function withOutbox<S extends Schema>(schema: S): S {
  schema.index({ 'outbox.id': 1 }, { partialFilterExpression: { 'outbox.id': { $exists: true } } });
  return schema;
}

/**
 * Makes an event to be stored in the same update as the change that it tells:
 * `{ $set: …, $push: { outbox: newEvent<ProfileChanged>(PROFILE_CHANGED, …) } }`, followed by `relay.wake()`.
 */
export function newEvent<E extends DomainEvent>(type: E['type'], data: E['data']): OutboxEntry {
  return { id: randomUUID(), type, at: new Date().toISOString(), data };
}
