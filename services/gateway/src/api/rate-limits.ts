import { Inject, Injectable } from '@nestjs/common';
import type { Route } from '@serein/contracts';
import { CONFIG } from '@serein/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.ts';

/** Counts requests by route and caller, in this process's memory. */
@Injectable()
export class RateLimits {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /**
   * Counts one request.
   * @returns null when it may go on, else the whole seconds until the next may.
   */
  async take(route: Route, address: string, userId: string | undefined): Promise<number | null> {
    if (!route.rate || this.config.RATE_LIMIT === 'off') return null;
    const key = route.rate.per === 'user' && userId !== undefined ? `user:${userId}` : `address:${address}`;
    try {
      await this.#limiterOf(route, route.rate).consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  #limiterOf(route: Route, { max, windowSeconds }: NonNullable<Route['rate']>): RateLimiterMemory {
    // The numbers are part of the name: a service that announces others begins to count anew.
    const name = `${route.subject} ${max}/${windowSeconds}`;
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: max, duration: windowSeconds, keyPrefix: name });
      this.#limiters.set(name, limiter);
    }
    return limiter;
  }
}
