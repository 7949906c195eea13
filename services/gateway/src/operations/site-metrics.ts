import { errors, type NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger, NATS_CONNECTION } from '@serein/service-kit';
import type { GatewayConfig } from '../config.ts';
import { mergeExpositions } from './exposition.ts';
import { GatewayMetrics } from './gateway-metrics.ts';
import { sharedAnswer } from './shared-answer.ts';

const FIRST_ANSWER_MS = 2_000;
/** How long another copy of a service is waited for. */
const NEXT_ANSWER_MS = 200;
const KEPT_MS = 500;

/** The figures of the whole site: the gateway's own and those of every service that answers. */
@Injectable()
export class SiteMetrics {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly own: GatewayMetrics,
  ) {}

  /** In Prometheus' text format. A service that does not answer is left out, and counted with no copies. */
  readonly text = sharedAnswer(KEPT_MS, async (): Promise<string> => {
    const answers = await Promise.all(this.config.EXPECTED_SERVICES.map((service) => this.#ask(service)));
    return mergeExpositions([await this.own.text(), ...answers.flat()]);
  });

  async #ask(service: string): Promise<string[]> {
    const texts: string[] = [];
    try {
      const options = { strategy: 'stall', maxWait: FIRST_ANSWER_MS, stall: NEXT_ANSWER_MS } as const;
      const answers = await this.connection.requestMany(`metrics.${service}`, '', options);
      for await (const answer of answers) texts.push(answer.string());
    } catch (error) {
      if (!(error instanceof errors.NoRespondersError))
        this.logger.warn({ err: error, service }, 'The figures of a service could not be asked for.');
    }
    this.own.countCopies(service, texts.length);
    return texts;
  }
}
