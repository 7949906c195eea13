import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { JwtService } from '@nestjs/jwt';
import type { MessageHandler } from '@nestjs/microservices';
import { DEFAULT_DEADLINE_MS, type Route } from '@serein/contracts';
import { isObservable, type Observable } from 'rxjs';
import type { Logger } from '../app/logging.ts';
import { type Failure, failure } from '../failures/failure.ts';
import { failureOf } from '../failures/from-exception.ts';
import type { RequestMetrics } from '../health/metrics.ts';
import { RequestContext } from '../requests/request-context.ts';
import { type VerifiedUser, verifyContextToken } from '../requests/verified-user.ts';
import { HEADER } from '../wire.ts';
import { type DecodedRequest, deadlineOf, decodeRequest } from './decode.ts';
import { Reply } from './reply.ts';
import { writeResult } from './write-result.ts';

/** What every runner of a service shares. */
export interface RunnerParts {
  nc: NatsConnection;
  jwt: JwtService;
  logger: Logger;
  metrics: RequestMetrics;
}

/** Answers the requests of one route: who may call, by when, what came, and what became of it. */
export class RequestRunner {
  constructor(
    private readonly route: Route,
    private readonly handler: MessageHandler,
    private readonly toObservable: (result: Promise<unknown>) => Observable<unknown>,
    private readonly parts: RunnerParts,
  ) {}

  /** Resolves when the handler is through, which may be later than the answer. Never rejects. */
  async run(message: Msg): Promise<void> {
    const startedAt = performance.now();
    const requestId = message.headers?.get(HEADER.requestId) || crypto.randomUUID();
    const reply = new Reply(this.parts.nc, message, requestId);
    const logger = this.parts.logger.child({ requestId, subject: this.route.subject });
    let timer: NodeJS.Timeout | undefined;
    try {
      const deadline = deadlineOf(message, this.route.deadlineMs ?? DEFAULT_DEADLINE_MS);
      if (deadline <= Date.now()) return reply.fail(failure('tooLate'));
      const userToken = message.headers?.get(HEADER.user) || null;
      const user = userToken ? verifyContextToken(this.parts.jwt, userToken) : null;
      const refused = this.refusal(user);
      if (refused) return reply.fail(refused);
      const request = decodeRequest(message);
      if (!request) return reply.fail(failure('badRequest'));
      const context = new RequestContext({
        subject: this.route.subject,
        requestId,
        deadline,
        user,
        userToken: user ? userToken : null,
        traceparent: message.headers?.get(HEADER.traceparent) || null,
        wantsStream: this.route.stream === true && message.headers?.get(HEADER.accept) === 'stream',
        logger,
      });
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          reply.fail(failure('tooLate'));
          resolve();
        }, deadline - Date.now());
      });
      await this.handle(request, context, reply, late);
    } catch (error) {
      this.failUnexpectedly(error, reply, logger);
    } finally {
      clearTimeout(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      this.parts.metrics.observe(this.route.subject, reply.status, seconds);
      logger.debug({ status: reply.status, ms: Math.round(seconds * 1000) }, 'answered');
    }
  }

  private async handle(request: DecodedRequest, context: RequestContext, reply: Reply, late: Promise<void>) {
    try {
      const result: unknown = await this.handler(request, context);
      if (!isObservable(result)) {
        const observable = this.toObservable(Promise.resolve(result));
        return await writeResult(observable, false, reply, late);
      }
      await writeResult(result, context.wantsStream, reply, late);
    } catch (error) {
      const expected = failureOf(error);
      if (!expected) throw error;
      reply.fail(expected);
    }
  }

  private refusal(user: VerifiedUser | null): Failure | null {
    const { auth } = this.route;
    if ((auth === 'session' || auth === 'admin') && !user) return failure('notSignedIn');
    if (auth === 'admin' && user?.role !== 'admin') return failure('notAllowed');
    return null;
  }

  private failUnexpectedly(error: unknown, reply: Reply, logger: Logger): void {
    logger.error({ err: error }, 'a handler failed unexpectedly');
    try {
      reply.fail(failure('unexpected'));
    } catch (publishError) {
      logger.error({ err: publishError }, 'the answer could not be sent');
    }
  }
}
