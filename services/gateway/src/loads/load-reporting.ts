import { Inject, Injectable } from '@nestjs/common';
import { type LoadReport, type Pointer, SHELL_APP } from '@serein/contracts/registry';
import { LoadReportsBody } from '@serein/contracts/registry/schemas';
import { LOGGER, type Logger } from '@serein/service-kit';
import { GatewayMetrics } from '../operations/gateway-metrics.ts';
import type { Call, Outcome } from '../registry/call.ts';
import { readInput } from '../registry/read-input.ts';
import { Registry } from '../site/registry.ts';
import { Loads } from './loads.ts';

/** Takes what visitors' browsers tell of the modules that they loaded. */
@Injectable()
export class LoadReporting {
  constructor(
    private readonly registry: Registry,
    private readonly loads: Loads,
    private readonly metrics: GatewayMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take({ body }: Call): Promise<Outcome> {
    const said = readInput('body', LoadReportsBody, body);
    if ('refusal' in said) return said;
    for (const report of said.input.reports) this.#count(report);
    return { data: {} };
  }

  /** Anybody may send reports: what is not of a version that visitors get now is not kept. */
  #count(report: LoadReport): void {
    const { app, version, outcome } = report;
    const pointer = this.#pointerOf(app);
    const canary = pointer?.canary?.version === version ? pointer.canary : null;
    if (!canary && version !== pointer?.version && version !== pointer?.previous) return;
    this.loads.count(report, canary?.since ?? null);
    this.metrics.countLoad(app, version, outcome);
    if (outcome !== 'ok') this.logger.warn({ ...report }, 'A module did not load in a browser.');
  }

  #pointerOf(app: string): Pointer | undefined {
    const { shell, remotes } = this.registry.site.parts;
    return (app === SHELL_APP ? shell : remotes.get(app))?.pointer;
  }
}
