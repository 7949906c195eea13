import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventSubject } from '@serein/contracts';
import type { mongo } from 'mongoose';
import type { Logger } from '../app/logging.ts';
import type { OutboxEntry } from './outbox.ts';
import type { StepHook } from './steps.ts';

const POLL_MS = 1_000;
const BATCH = 100;

export interface DocumentWithOutbox {
  outbox?: OutboxEntry[];
}
type OutboxCollection = mongo.Collection<DocumentWithOutbox>;

/**
 * Brings waiting events from the documents to JetStream, at least once: an event leaves its document only after
 * JetStream has acknowledged it. A relay that dies in between, or two copies at work, publish an event twice; JetStream
 * drops the second by its message id (for two minutes), and consumers know its id after that. The events of one
 * document keep their order.
 */
export class OutboxRelay {
  private readonly stream: JetStreamClient;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private woken = false;
  private stopped = false;

  constructor(
    nc: NatsConnection,
    private readonly collections: () => readonly OutboxCollection[],
    private readonly logger: Logger,
    private readonly afterStep: StepHook = () => {},
  ) {
    this.stream = jetstream(nc);
  }

  /** Looks for waiting events now and then; what an earlier process left behind goes first. */
  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Call it right after a write with an event, so that nobody waits for the next look. */
  wake(): void {
    this.woken = true;
    if (this.stopped) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** Publishes what is there, and stops. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.wake();
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.woken) {
      this.woken = false;
      try {
        for (const collection of this.collections()) await this.publishWaiting(collection);
      } catch (error) {
        this.logger.warn({ err: error }, 'events wait: they could not be published');
      }
    }
  }

  private async publishWaiting(collection: OutboxCollection): Promise<void> {
    for (;;) {
      const documents = await collection
        .find({ 'outbox.id': { $exists: true } }, { projection: { outbox: 1 }, limit: BATCH })
        .toArray();
      if (documents.length > 0) await this.afterStep('relay:found');
      await Promise.all(documents.map((document) => this.publishOf(collection, document)));
      if (documents.length < BATCH) return;
    }
  }

  private async publishOf(collection: OutboxCollection, document: mongo.WithId<DocumentWithOutbox>): Promise<void> {
    for (const event of document.outbox ?? []) {
      await this.stream.publish(eventSubject(event.type), JSON.stringify(event), { msgID: event.id });
      await this.afterStep('relay:published');
      await collection.updateOne({ _id: document._id }, { $pull: { outbox: { id: event.id } } });
      await this.afterStep('relay:removed');
    }
  }
}
