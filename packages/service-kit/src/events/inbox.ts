import type { DomainEvent } from '@serein/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../failures/from-exception.ts';
import { EVENT_MAX_AGE_MS } from './event-stream.ts';

interface Marker {
  consumer: string;
  eventId: string;
  at: Date;
}

/** Which events a consumer is through with, and those that it gave up on. */
export class Inbox {
  constructor(private readonly connection: Connection) {}

  async prepare(): Promise<void> {
    await this.markers.createIndex({ consumer: 1, eventId: 1 }, { unique: true });
    // One day longer than the stream keeps the event.
    await this.markers.createIndex({ at: 1 }, { expireAfterSeconds: EVENT_MAX_AGE_MS / 1000 + 86_400 });
  }

  async has(consumer: string, eventId: string): Promise<boolean> {
    return (await this.markers.findOne({ consumer, eventId }, { projection: { _id: 1 } })) !== null;
  }

  async mark(consumer: string, eventId: string): Promise<void> {
    try {
      await this.markers.insertOne({ consumer, eventId, at: new Date() });
    } catch (error) {
      // Another copy was quicker: it is marked.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Keeps an event that could not be taken, for people to look at (collection `parkedevents`). */
  async park(consumer: string, event: DomainEvent, error: unknown): Promise<void> {
    await this.connection
      .collection('parkedevents')
      .updateOne(
        { consumer, eventId: event.id },
        { $set: { consumer, eventId: event.id, event, error: String(error), at: new Date() } },
        { upsert: true },
      );
  }

  private get markers() {
    return this.connection.collection<Marker>('inbox');
  }
}
