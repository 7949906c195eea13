import { Injectable } from '@nestjs/common';
import type { LoadReport } from '@serein/contracts/registry';
import promClient from 'prom-client';

/** How long answers take, by route and status, beside the process's own figures. */
@Injectable()
export class GatewayMetrics {
  readonly #registry = new promClient.Registry();
  readonly #durations = new promClient.Histogram({
    name: 'serein_gateway_seconds',
    help: 'Duration of HTTP requests in seconds, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [this.#registry],
  });

  readonly #loads = new promClient.Counter({
    name: 'serein_module_loads_total',
    help: 'Modules that visitors loaded, by app, version and outcome (ok, recovered, failed)',
    labelNames: ['app', 'version', 'outcome'],
    registers: [this.#registry],
  });

  readonly #copies = new promClient.Gauge({
    name: 'serein_service_copies',
    help: 'Copies of each expected service that gave their figures when these were asked for',
    labelNames: ['service'],
    registers: [this.#registry],
  });

  constructor() {
    this.#registry.setDefaultLabels({ service: 'gateway' });
    promClient.collectDefaultMetrics({ register: this.#registry });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#durations.observe({ method, route, status: String(status) }, seconds);
  }

  countLoad(app: string, version: string, outcome: LoadReport['outcome']): void {
    this.#loads.inc({ app, version, outcome });
  }

  countCopies(service: string, copies: number): void {
    this.#copies.set({ service }, copies);
  }

  /** In Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
