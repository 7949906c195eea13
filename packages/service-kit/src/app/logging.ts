import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const SECRET_FIELDS = ['authorization', 'password', 'token', 'phone', 'email'];

/** A JSON logger to stdout. Secrets and personal data are replaced, at the top level and two levels down. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
  });
}

/** Lets Nest's own messages go through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown) {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: unknown) {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, ...rest: unknown[]) {
    this.logger.error(
      message instanceof Error ? { err: message, context: rest.at(-1) } : { context: rest },
      String(message),
    );
  }
}
