import { hostname } from 'node:os';
import promClient from 'prom-client';

/** How long the handlers of a service take, by subject and answered status. */
export class RequestMetrics {
  private readonly registry = new promClient.Registry();
  private readonly durations = new promClient.Histogram({
    name: 'serein_request_seconds',
    help: 'Duration of requests in seconds, by subject and HTTP status',
    labelNames: ['subject', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [this.registry],
  });

  constructor(service: string) {
    // All copies answer the gateway at once: each needs series of its own.
    this.registry.setDefaultLabels({ service, copy: `${hostname()}-${process.pid}` });
    promClient.collectDefaultMetrics({ register: this.registry });
  }

  observe(subject: string, status: number, seconds: number): void {
    this.durations.observe({ subject, status: String(status) }, seconds);
  }

  /** In Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
