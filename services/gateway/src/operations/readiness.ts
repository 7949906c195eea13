import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, NATS_CONNECTION } from '@serein/service-kit';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { sharedAnswer } from './shared-answer.ts';

/** More than a service waits for its database, so that a slow one is told as `failing`. */
const HEALTH_MS = 2_000;
const KEPT_MS = 500;

const HealthReply = z.object({ status: z.enum(['ok', 'failing']) });

export type ServiceState = 'ok' | 'failing' | 'silent';

/** Asks every expected service how it is. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The state of each service, half a second old at most; `silent` is one that did not answer within two seconds. */
  readonly states = sharedAnswer(KEPT_MS, async (): Promise<Record<string, ServiceState>> => {
    const services = this.config.EXPECTED_SERVICES;
    const states = await Promise.all(services.map((service) => this.#ask(service)));
    return Object.fromEntries(services.map((service, index) => [service, states[index] ?? 'silent']));
  });

  async #ask(service: string): Promise<ServiceState> {
    try {
      const reply = await this.connection.request(`health.${service}`, '', { timeout: HEALTH_MS });
      return HealthReply.safeParse(reply.json()).data?.status ?? 'failing';
    } catch {
      return 'silent';
    }
  }
}
