import { BaseRpcContext } from '@nestjs/microservices';
import type { Logger } from '../app/logging.ts';

/** What an `@EventPattern` handler knows about its delivery (`@Ctx() ctx: EventContext`). */
export class EventContext extends BaseRpcContext {
  constructor(
    readonly eventId: string,
    /** 1 the first time. */
    readonly deliveries: number,
    /** Carries the event id. */
    readonly logger: Logger,
  ) {
    super([eventId, deliveries]);
  }
}
