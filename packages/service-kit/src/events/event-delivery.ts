import type { JsMsg } from '@nats-io/jetstream';
import type { MessageHandler } from '@nestjs/microservices';
import type { DomainEvent } from '@serein/contracts';
import { isObservable, lastValueFrom } from 'rxjs';
import { z } from 'zod';
import type { Logger } from '../app/logging.ts';
import { failureOf } from '../failures/from-exception.ts';
import { EventContext } from './event-context.ts';
import type { Inbox } from './inbox.ts';
import type { StepHook } from './steps.ts';
import type { DeliveryTiming } from './timing.ts';

/** A handler's part of the time that JetStream gives, so that a delivery ends before the next begins. */
const HANDLER_SHARE = 2 / 3;

const DomainEventSchema = z.object({ id: z.string().min(1), type: z.string(), at: z.string(), data: z.unknown() });

/**
 * Takes one event after the other to a handler.
 *
 * The guarantee: a handler that succeeded is not called again for the same event once its marker is in the inbox
 * (unique per consumer and event id), and the marker is written after the effect. So an effect is never lost, and a
 * process that dies between the effect and the marker repeats it. Without transactions, once-only can be had solely
 * where the effect itself is stored: handlers write by version, or through `applyOnce`, and are then effective once,
 * wherever a process dies.
 *
 * Events of one type run side by side, also those of one document: a handler that minds their order compares
 * versions.
 *
 * An event whose handler failed five times (`DeliveryTiming`) is parked in the database, logged and left behind; it
 * never stands in the way of the others. A database that is away parks nothing.
 */
export class EventDelivery {
  constructor(
    private readonly consumer: string,
    private readonly handler: MessageHandler,
    private readonly inbox: Inbox,
    private readonly logger: Logger,
    private readonly timing: DeliveryTiming,
    private readonly afterStep: StepHook,
  ) {}

  /** Never rejects. */
  async take(message: JsMsg): Promise<void> {
    const event = parseEvent(message);
    if (!event) {
      this.logger.error({ consumer: this.consumer, seq: message.seq }, 'an event is not readable; left behind');
      message.term('not readable');
      return;
    }
    const deliveries = message.info.deliveryCount;
    const logger = this.logger.child({ consumer: this.consumer, eventId: event.id });
    try {
      await this.afterStep('consumer:received');
      await this.process(event, new EventContext(event.id, deliveries, logger));
      message.ack();
      await this.afterStep('consumer:acknowledged');
    } catch (error) {
      await this.fail(message, event, deliveries, error, logger);
    }
  }

  private async process(event: DomainEvent, context: EventContext): Promise<void> {
    if (await this.inbox.has(this.consumer, event.id)) return;
    await withinTime(this.call(event, context), this.timing.ackWaitMs * HANDLER_SHARE);
    await this.afterStep('consumer:applied');
    await this.inbox.mark(this.consumer, event.id);
    await this.afterStep('consumer:marked');
  }

  private async call(event: DomainEvent, context: EventContext): Promise<void> {
    const result: unknown = await this.handler(event, context);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  private async fail(message: JsMsg, event: DomainEvent, deliveries: number, error: unknown, logger: Logger) {
    const isAway = failureOf(error)?.code === 'unavailable';
    const { backOffMs } = this.timing;
    const delay = backOffMs[deliveries - 1] ?? backOffMs.at(-1) ?? 0;
    if (isAway || deliveries <= backOffMs.length) {
      logger.warn({ err: error, deliveries }, 'an event failed; it comes again');
      message.nak(delay);
      return;
    }
    try {
      await this.inbox.park(this.consumer, event, error);
      logger.error({ err: error, deliveries, type: event.type }, 'an event failed too often; parked');
      message.term('failed too often');
    } catch (parkError) {
      logger.warn({ err: parkError }, 'an event could not be parked; it comes again');
      message.nak(delay);
    }
  }
}

function parseEvent(message: JsMsg): DomainEvent | null {
  try {
    return DomainEventSchema.parse(message.json());
  } catch {
    return null;
  }
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the handler took longer than ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
