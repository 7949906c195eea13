import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

const SECRET_FIELDS = ['authorization', 'password', 'token', 'phone', 'email'];

/**
 * A JSON logger. Secrets and personal data are replaced, at the top level and two levels down.
 * @param destination default: stdout
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    serializers: { err: describeError },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Only what helps: drivers hang whole documents on their errors, and name the values of a duplicate key. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const hide = (text: string) => text.replace(/dup key: \{.*?\}/g, 'dup key: [hidden]');
  return {
    type: error.name,
    message: hide(error.message),
    ...('code' in error ? { code: error.code } : {}),
    stack: hide(error.stack ?? ''),
  };
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
