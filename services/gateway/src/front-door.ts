import { Inject, Injectable } from '@nestjs/common';
import { REVISION_HEADER } from '@serein/contracts/registry';
import { CONFIG, LOGGER, type Logger } from '@serein/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { ApiDoor } from './api/api-door.ts';
import type { GatewayConfig } from './config.ts';
import { FILES_PREFIX, FilesDoor } from './files/files-door.ts';
import { beginExchange, type Exchange } from './http/exchange.ts';
import { refuse } from './http/failure-answer.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { GatewayMetrics } from './operations/gateway-metrics.ts';
import { OPERATIONS_PATHS } from './operations/operations.controller.ts';
import { REGISTRY_PREFIX, RegistryDoor } from './registry/registry-door.ts';
import { Registry } from './site/registry.ts';
import { SITE_PREFIX, SiteDoor } from './site/site-door.ts';

/** Every HTTP request comes in here and is shown to its door. A bare handler: Nest's pipeline costs twice as much. */
@Injectable()
export class FrontDoor {
  constructor(
    private readonly api: ApiDoor,
    private readonly files: FilesDoor,
    private readonly site: SiteDoor,
    private readonly registryDoor: RegistryDoor,
    private readonly registry: Registry,
    private readonly metrics: GatewayMetrics,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** As Express middleware; only the operations' paths go on to Nest. */
  readonly handle = (req: Request, res: Response, next: NextFunction): void => {
    const exchange = beginExchange(req, res);
    setSecurityHeaders(res, this.config.NODE_ENV === 'production');
    if (OPERATIONS_PATHS.includes(exchange.path)) next();
    else void this.#serve(exchange);
  };

  async #serve(exchange: Exchange): Promise<void> {
    const { req, res, requestId } = exchange;
    const begun = performance.now();
    let route = 'unknown';
    res.once('close', () => {
      // 499, as proxies say: the caller left before the answer.
      const status = res.headersSent ? res.statusCode : 499;
      this.metrics.observe(req.method, route, status, (performance.now() - begun) / 1000);
    });
    try {
      route = await this.#show(exchange);
    } catch (error) {
      this.logger.error({ err: error, requestId, path: exchange.path }, 'A request failed unexpectedly.');
      if (res.headersSent) res.destroy();
      else refuse(exchange, { code: 'unexpected' });
    }
  }

  async #show(exchange: Exchange): Promise<string> {
    const { path, res } = exchange;
    if (path.startsWith('/api/')) res.setHeader(REVISION_HEADER, this.registry.site.revision);
    if (path.startsWith(FILES_PREFIX)) {
      await this.files.handle(exchange);
      return `${FILES_PREFIX}:id`;
    }
    if (path.startsWith(REGISTRY_PREFIX)) return this.registryDoor.handle(exchange);
    if (path === '/api' || path.startsWith('/api/')) return this.api.handle(exchange);
    if (path.startsWith(SITE_PREFIX)) {
      await this.site.handleFile(exchange);
      return SITE_PREFIX;
    }
    await this.site.handlePage(exchange);
    return 'page';
  }
}
