import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Route } from '@serein/contracts';
import { longestDeadlineMs } from '../app/stop-limit.ts';
import type { EventConsumers } from '../events/event-consumers.ts';
import { RequestRunner, type RunnerParts } from './request-runner.ts';

/**
 * Nest's transport on NATS request/reply: one subscription per `@MessagePattern`, any number of copies of the
 * service in one queue group; `@EventPattern` handlers get durable JetStream consumers.
 *
 * Every request is answered: malformed, refused, late, too large and failed ones too. `listen` calls back once the
 * server knows the subscriptions. `close` takes no new request, answers those it has by their deadlines, and leaves the
 * connection open (whoever opened it drains it, when the rest of the application has been closed). A handler that goes
 * on after the longest deadline of all routes is left behind.
 */
export class NatsStrategy extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private readonly subscriptions: Subscription[] = [];
  private readonly running = new Set<Promise<void>>();
  private consumers: EventConsumers | null = null;

  constructor(
    private readonly nc: NatsConnection,
    private readonly service: string,
    private readonly routes: readonly Route[],
    private readonly parts: Omit<RunnerParts, 'nc'>,
  ) {
    super();
  }

  /** Gives `@EventPattern` handlers their source; without it, a service with such handlers does not start. */
  useConsumers(consumers: EventConsumers): void {
    this.consumers = consumers;
  }

  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const [subject, handler] of this.messageHandlers) {
        if (!handler.isEventHandler) this.subscribe(subject, handler);
      }
      await this.nc.flush();
      await this.startConsumers();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.consumers?.stop(), ...this.subscriptions.map((subscription) => subscription.drain())]);
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestDeadlineMs(this.routes));
    });
    await Promise.race([Promise.all(this.running), grace]);
    clearTimeout(timer);
    await this.nc.flush();
  }

  on(): never {
    throw new Error('NatsStrategy has no events of its own; watch nc.status().');
  }

  unwrap<T = NatsConnection>(): T {
    return this.nc as T;
  }

  private subscribe(subject: string, handler: MessageHandler): void {
    const route = this.routes.find((candidate) => candidate.subject === subject);
    if (!route) throw new Error(`${this.service} has a handler for ${subject}, which its route table does not name.`);
    const runner = new RequestRunner(route, handler, (result) => this.transformToObservable(result), {
      nc: this.nc,
      ...this.parts,
    });
    const subscription = this.nc.subscribe(subject, {
      queue: this.service,
      callback: (error, message) => {
        if (error) return this.parts.logger.error({ err: error, subject }, 'subscription failed');
        const run = runner.run(message).finally(() => this.running.delete(run));
        this.running.add(run);
      },
    });
    this.subscriptions.push(subscription);
  }

  private async startConsumers(): Promise<void> {
    const handlers = [...this.messageHandlers].filter(([, handler]) => handler.isEventHandler);
    if (handlers.length === 0) return;
    if (!this.consumers) {
      throw new Error(`${this.service} has @EventPattern handlers: import EventsModule.forService(…) in its module.`);
    }
    for (const [type, handler] of handlers) await this.consumers.start(type, handler);
  }
}
