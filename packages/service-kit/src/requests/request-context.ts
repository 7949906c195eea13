import { BaseRpcContext } from '@nestjs/microservices';
import type { Logger } from '../app/logging.ts';
import { FailureException, failure } from '../failures/failure.ts';
import type { VerifiedUser } from './verified-user.ts';

interface RequestFacts {
  subject: string;
  requestId: string;
  deadline: number;
  user: VerifiedUser | null;
  /** The user as it came, to be passed on to other services. */
  userToken: string | null;
  traceparent: string | null;
  wantsStream: boolean;
  logger: Logger;
}

/** What a handler knows about its request besides the payload (`@Ctx() ctx: RequestContext`). */
export class RequestContext extends BaseRpcContext {
  readonly subject: string;
  readonly requestId: string;
  /** Epoch milliseconds after which nobody waits for the answer. */
  readonly deadline: number;
  readonly user: VerifiedUser | null;
  readonly userToken: string | null;
  readonly traceparent: string | null;
  /** The caller takes server-sent events: return an Observable of `{ event, data }`. */
  readonly wantsStream: boolean;
  /** Carries the request id. */
  readonly logger: Logger;

  constructor(facts: RequestFacts) {
    super([facts]);
    this.subject = facts.subject;
    this.requestId = facts.requestId;
    this.deadline = facts.deadline;
    this.user = facts.user;
    this.userToken = facts.userToken;
    this.traceparent = facts.traceparent;
    this.wantsStream = facts.wantsStream;
    this.logger = facts.logger;
  }

  /** Milliseconds until the deadline; 0 when it has passed. */
  remainingMs(): number {
    return Math.max(0, this.deadline - Date.now());
  }

  /** @throws FailureException notSignedIn; cannot happen on routes with auth 'session' or 'admin' */
  requireUser(): VerifiedUser {
    if (!this.user) throw new FailureException(failure('notSignedIn'));
    return this.user;
  }
}
