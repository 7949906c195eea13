import { setTimeout as delay } from 'node:timers/promises';
import {
  AckPolicy,
  type Consumer,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import { EVENT_STREAM, eventSubject } from '@serein/contracts';
import type { Logger } from '../app/logging.ts';
import { EventDelivery } from './event-delivery.ts';
import type { Inbox } from './inbox.ts';
import type { StepHook } from './steps.ts';
import { DEFAULT_TIMING, type DeliveryTiming } from './timing.ts';

const PARALLEL = 8;
const RESTART_MS = 1_000;

/** The durable consumers of a service: one per event type, shared by all copies of the service. */
export class EventConsumers {
  private readonly open = new Set<ConsumerMessages>();
  private readonly loops: Promise<void>[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly nc: NatsConnection,
    private readonly service: string,
    private readonly inbox: Inbox,
    private readonly logger: Logger,
    private readonly timing: DeliveryTiming = DEFAULT_TIMING,
    private readonly afterStep: StepHook = () => {},
  ) {}

  /** Resolves when the consumer stands; from then on no event of this type is missed. */
  async start(type: string, handler: MessageHandler): Promise<void> {
    const name = `${this.service}-${type.replaceAll('.', '-')}`;
    const consumer = await this.consumer(name, type);
    const delivery = new EventDelivery(name, handler, this.inbox, this.logger, this.timing, this.afterStep);
    this.loops.push(this.keepConsuming(name, type, consumer, delivery));
  }

  /** Takes no new events, and waits for those in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([...this.open].map((messages) => messages.close()));
    await Promise.all(this.loops);
  }

  private async consumer(name: string, type: string): Promise<Consumer> {
    const manager = await jetstreamManager(this.nc);
    await manager.consumers.add(EVENT_STREAM, {
      durable_name: name,
      filter_subject: eventSubject(type),
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(this.timing.ackWaitMs),
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
      max_ack_pending: 256,
    });
    return jetstream(this.nc).consumers.get(EVENT_STREAM, name);
  }

  private async keepConsuming(name: string, type: string, first: Consumer, delivery: EventDelivery): Promise<void> {
    let consumer: Consumer | null = first;
    while (!this.stopping.signal.aborted) {
      try {
        consumer ??= await this.consumer(name, type);
        await this.consume(consumer, delivery);
      } catch (error) {
        this.logger.warn({ err: error, consumer: name }, 'an event consumer stopped; it starts again');
        await delay(RESTART_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
      consumer = null;
    }
  }

  private async consume(consumer: Consumer, delivery: EventDelivery): Promise<void> {
    const messages = await consumer.consume({ max_messages: PARALLEL * 2 });
    this.open.add(messages);
    const inHand = new Set<Promise<void>>();
    try {
      if (this.stopping.signal.aborted) await messages.close();
      for await (const message of messages) {
        if (this.stopping.signal.aborted) {
          giveBack(message);
          continue;
        }
        const taken = delivery.take(message).finally(() => inHand.delete(taken));
        inHand.add(taken);
        if (inHand.size >= PARALLEL) await Promise.race(inHand);
      }
    } finally {
      this.open.delete(messages);
      await Promise.all(inHand);
    }
  }
}

/** Another copy may have it at once. */
function giveBack(message: JsMsg): void {
  message.nak();
}
