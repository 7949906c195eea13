import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Readiness } from './readiness.ts';
import { SiteMetrics } from './site-metrics.ts';

/** The addresses below that are not the site's. */
export const OPERATIONS_PATHS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** What those who run the site ask. */
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: SiteMetrics,
  ) {}

  @Get('healthz')
  @Header('Cache-Control', 'no-store')
  health() {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) res: Response) {
    const services = await this.readiness.states();
    const ready = Object.values(services).every((state) => state === 'ok');
    res.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'waiting', services };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  exposition(): Promise<string> {
    return this.metrics.text();
  }
}
